// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;

/**
 * Makes texts that the grammar allows, word by word, and writes them with any blanks and comments
 * between the words. The same seed gives the same text.
 */
final class RandomTexts {

    private static final Pattern COMMENT = Pattern.compile("/\\*c.*?c\\*/|//c\\d+", Pattern.DOTALL);

    private final Random random;
    private final int form;
    private final List<String> words = new ArrayList<>();

    private RandomTexts(long seed) {
        random = new Random(seed);
        form = random.nextInt(3);
    }

    /** The words of a rulebook file. */
    static List<String> rulebook(long seed) {
        RandomTexts texts = new RandomTexts(seed);
        texts.times(1, 2, texts::rulebook);
        return texts.words;
    }

    /** The words of a case file. */
    static List<String> cases(long seed) {
        RandomTexts texts = new RandomTexts(seed);
        texts.times(1, 3, texts::source);
        return texts.words;
    }

    /** The words with blanks, line ends and comments between them; only commas may touch. */
    static String spaced(List<String> words, long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder(gap(random, true));
        for (String word : words) {
            boolean sign = List.of(",", "，", "、", ":", "：").contains(word);
            if (!text.isEmpty() && !(sign && random.nextBoolean())) {
                text.append(gap(random, false));
            }
            text.append(word);
        }
        return text.append(gap(random, true)).toString();
    }

    /** The comments of a text made by {@link #spaced}, in their order. */
    static List<String> comments(String text) {
        List<String> found = new ArrayList<>();
        var matcher = COMMENT.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }

    private static String gap(Random random, boolean mayBeEmpty) {
        return switch (random.nextInt(12)) {
            case 0 -> "\n";
            case 1 -> "\n\n\n  ";
            case 2 -> "\t";
            case 3 -> "\u3000";
            case 4 -> " //c" + random.nextInt(1000) + "  \n";
            case 5 -> "\n   //c" + random.nextInt(1000) + "\n\n//c" + random.nextInt(1000) + "\n ";
            case 6 -> " /*c" + random.nextInt(1000) + " c*/ ";
            case 7 -> "\n/*c\n   " + random.nextInt(1000) + "\n c*/\n\n";
            case 8 -> "  \r\n ";
            default -> mayBeEmpty ? "" : " ";
        };
    }

    // ---- grammar ----

    private void say(String... forms) {
        words.add(forms[Math.min(form, forms.length - 1)]);
    }

    private void one(Runnable... choices) {
        choices[random.nextInt(choices.length)].run();
    }

    private void times(int least, int most, Runnable what) {
        int times = least + random.nextInt(most - least + 1);
        for (int i = 0; i < times; i++) {
            what.run();
        }
    }

    private void maybe(Runnable what) {
        if (random.nextBoolean()) {
            what.run();
        }
    }

    private void name() {
        words.add(List.of("draft", "甲", "a-b_2", "读法甲").get(random.nextInt(4)));
    }

    private void text() {
        words.add(List.of("\"x\"", "“炮，车”", "「兌」", "\"a \\\"b\\\" {\"").get(random.nextInt(4)));
    }

    private void restatement() {
        maybe(() -> words.add(List.of("zh-CN", "zh-TW", "en").get(random.nextInt(3))));
        text();
    }

    private void number() {
        words.add(List.of("24", "26.3", "4.2.4").get(random.nextInt(3)));
    }

    private void comma() {
        words.add(form == 0 ? "," : List.of(",", "，", "、").get(random.nextInt(3)));
    }

    private void colon() {
        words.add(form == 0 ? ":" : "：");
    }

    private void numbers() {
        number();
        times(
                0,
                2,
                () -> {
                    comma();
                    number();
                });
    }

    private void rulebook() {
        say("rulebook", "棋规", "棋規");
        name();
        times(0, 3, this::restatement);
        maybe(
                () -> {
                    say("extends", "沿用");
                    words.add("cxa-1999");
                });
        words.add("{");
        times(0, 5, this::statement);
        words.add("}");
    }

    private void clause(String... keywords) {
        say(keywords);
        numbers();
        times(0, 3, this::restatement);
        colon();
    }

    private void statement() {
        one(
                () -> {
                    say("repetitions", "循环次数", "循環次數");
                    maybe(
                            () -> {
                                numbers();
                                colon();
                            });
                    words.add("3");
                },
                () -> {
                    say("natural-limit", "自然限着", "自然限著");
                    words.add("60");
                    say("checks", "将军", "將軍");
                    words.add("10");
                },
                this::scale,
                () -> {
                    clause("severity", "从重", "從重");
                    label();
                    words.add(">");
                    label();
                },
                () -> {
                    clause("detail", "细则", "細則");
                    one(() -> say("move", "着", "著"), () -> say("attack", "攻"));
                    maybe(() -> condition(2));
                    words.add(form == 0 ? "=>" : "→");
                    label();
                    maybe(
                            () -> {
                                words.add("/");
                                words.add(List.of("chariot", "车", "joint").get(random.nextInt(3)));
                            });
                },
                () -> {
                    clause("prohibited", "禁止");
                    condition(2);
                },
                () -> {
                    clause("general", "总则", "總則");
                    one(() -> say("one-side", "一方"), () -> say("both-sides", "双方", "雙方"));
                    condition(1);
                    maybe(
                            () -> {
                                words.add(",");
                                say("other", "另一方");
                                condition(1);
                            });
                    words.add("=>");
                    outcome();
                },
                this::reading,
                () -> {
                    say("unformalised", "未形式化");
                    numbers();
                    times(0, 2, this::restatement);
                    say("because", "因");
                    times(1, 2, this::restatement);
                });
    }

    private void scale() {
        clause("value", "子力价值", "子力價值");
        one(
                () -> sum(),
                () -> {
                    sum();
                    words.add(form == 0 ? "=" : "＝");
                    sum();
                    comma();
                    sum();
                });
        words.add("=");
        words.add("5");
    }

    private void sum() {
        say("crossed-pawn", "过河兵", "過河兵");
        maybe(
                () -> {
                    words.add(form == 0 ? "+" : "＋");
                    say("king", "将", "將");
                });
    }

    private void reading() {
        maybe(() -> say("open", "待定"));
        say("reading", "读法", "讀法");
        name();
        numbers();
        times(0, 2, this::restatement);
        words.add("{");
        for (String option : List.of("o1", "o2")) {
            say("option", "取");
            words.add(option);
            times(0, 2, this::restatement);
        }
        words.add("}");
        say("default", "默认", "默認");
        words.add("o1");
    }

    private void condition(int depth) {
        one(
                () -> fact(depth),
                () -> {
                    fact(depth);
                    one(() -> say("and", "且"), () -> say("or", "或"));
                    fact(depth);
                });
    }

    private void fact(int depth) {
        if (depth > 0 && random.nextInt(3) == 0) {
            one(
                    () -> {
                        say("not", "非");
                        fact(depth - 1);
                    },
                    () -> {
                        words.add("(");
                        condition(depth - 1);
                        words.add(")");
                    });
            return;
        }
        one(
                () -> say("new", "新生"),
                () -> {
                    say("target", "目标", "目標");
                    say("is", "为", "為");
                    say("horse", "马", "馬");
                    maybe(
                            () -> {
                                comma();
                                say("king", "将", "將");
                            });
                },
                () -> {
                    say("price", "代价", "代價");
                    words.add("=");
                    say("horse", "马", "馬");
                },
                () -> say("value", "子力"),
                () -> {
                    say("net", "得失");
                    words.add(List.of(">", ">=", "<", "<=", "=").get(random.nextInt(5)));
                    words.add("-8");
                });
    }

    private void label() {
        int label = random.nextInt(3);
        say(
                List.of("check", "chase", "idle").get(label),
                List.of("将", "捉", "闲").get(label),
                List.of("將", "捉", "閒").get(label));
    }

    private void outcome() {
        one(
                () -> say("loses", "判负", "判負"),
                () -> say("must-change", "变着", "變著"),
                () -> say("draw", "和棋"));
    }

    private void source() {
        say("case", "棋例");
        text();
        words.add("{");
        maybe(
                () -> {
                    say("rulebook", "棋规", "棋規");
                    words.add("cxa-1999");
                });
        maybe(
                () -> {
                    say("source", "出处", "出處");
                    text();
                });
        maybe(() -> one(this::fen, this::board));
        say("moves", "着法", "著法");
        words.add("{");
        moves(2);
        words.add("}");
        maybe(
                () -> {
                    say("cycle", "循环", "循環");
                    say("from", "自");
                    words.add("1");
                });
        times(0, 2, this::expectation);
        times(0, 2, this::note);
        words.add("}");
    }

    private void moves(int depth) {
        int rounds = random.nextInt(4);
        for (int round = 1; round <= rounds; round++) {
            words.add(round + ".");
            maybe(() -> words.add("..."));
            times(1, 2, () -> move(depth));
        }
    }

    private void move(int depth) {
        words.add(List.of("炮二平五", "C2=5", "h2e2", "马8/7").get(random.nextInt(4)));
        if (depth > 0 && random.nextInt(4) == 0) {
            times(
                    1,
                    2,
                    () -> {
                        say("variation", "变化", "變化");
                        words.add("{");
                        moves(depth - 1);
                        times(0, 1, this::note);
                        words.add("}");
                    });
        }
    }

    private void note() {
        say("note", "注");
        maybe(
                () -> {
                    words.add("2");
                    label();
                    say("because", "因");
                });
        text();
    }

    private void fen() {
        say("fen", "局面");
        words.add("\"4k4/9/9/9/9/9/9/9/9/3K5 w\"");
    }

    private void board() {
        say("board", "棋盘", "棋盤");
        words.add("{");
        times(0, 3, () -> words.add("\"．．．．将．．．．\""));
        words.add("}");
        maybe(
                () -> {
                    say("black", "黑方");
                    say("to-move", "先走");
                });
    }

    private void expectation() {
        say("expect", "应判", "應判");
        maybe(() -> words.add("cxa-1999"));
        words.add("{");
        int rows = random.nextInt(3);
        for (int row = 1; row <= rows; row++) {
            words.add(row + ".");
            one(this::label, () -> words.add("..."));
            maybe(this::label);
        }
        maybe(
                () -> {
                    say("ruling", "判");
                    one(
                            this::outcome,
                            () -> {
                                say("red", "红方", "紅方");
                                outcome();
                            });
                    maybe(
                            () -> {
                                say("by", "依");
                                number();
                            });
                });
        words.add("}");
    }
}
