// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qili.board.Fault;
import org.qili.board.Illegality;
import org.qili.board.Man;
import org.qili.board.Points;
import org.qili.board.Side;
import org.qili.board.notation.Reading;
import org.qili.formats.Problem.Detail;
import org.qili.formats.internal.Quote;

/** Puts problems and losses into words of one language: Chinese in either script, or English. */
public final class FormatTexts {
    private final Messages messages;

    private FormatTexts(Messages messages) {
        this.messages = messages;
    }

    /** Returns the texts in the language that fits a locale, English if none does. */
    public static FormatTexts in(Locale locale) {
        return new FormatTexts(new Messages(locale));
    }

    /** Returns the name of a format. */
    public String format(Format format) {
        return messages.get("format." + format);
    }

    /** Returns the name of a target. */
    public String target(Target target) {
        return messages.get("target." + target);
    }

    /** Returns a problem on one line: the place, what is wrong, what is expected, what to do. */
    public String problem(Problem problem) {
        return Stream.of(
                        messages.get("problem", place(problem.place()), what(problem)),
                        expected(problem),
                        advice(problem))
                .filter(s -> !s.isEmpty())
                .collect(Collectors.joining(messages.get("sentence.separator")));
    }

    /** Returns where something stands. */
    public String place(Place place) {
        if (place instanceof Place.ByteOffset offset) {
            return messages.get("place.byte", Long.toString(offset.offset()));
        }
        if (place instanceof Place.LineColumn text) {
            return messages.get(
                    "place.line", Integer.toString(text.line()), Integer.toString(text.column()));
        }
        return messages.get("place.file");
    }

    /** Returns what is wrong, with what was found and why. */
    public String what(Problem problem) {
        String found = problem.found().isEmpty() ? "" : quoted(problem.found());
        String text =
                messages.get("what." + problem.code(), found, detail(problem.detail())).strip();
        String why = why(problem.detail());
        return why.isEmpty() ? text : messages.get("because", text, why);
    }

    /** Returns what would have been right, empty if there is nothing to say. */
    public String expected(Problem problem) {
        return optional("expected.", problem);
    }

    /** Returns what the user can do, empty if there is nothing to say. */
    public String advice(Problem problem) {
        return optional("advice.", problem);
    }

    private String optional(String prefix, Problem problem) {
        if (problem.detail() instanceof Detail.Unread unread && !unread.nearest().isEmpty()) {
            String key = prefix + problem.code() + ".nearest";
            if (messages.has(key)) {
                return messages.get(key, list(unread.nearest()));
            }
        }
        String key = prefix + problem.code();
        return messages.has(key) ? messages.get(key, "", detail(problem.detail())) : "";
    }

    private String quoted(String text) {
        return messages.get("quoted", Quote.of(text));
    }

    private String list(List<String> items) {
        return String.join(messages.get("list.separator"), items);
    }

    private String detail(Detail detail) {
        if (detail instanceof Detail.Number number) {
            return Long.toString(number.value());
        }
        if (detail instanceof Detail.Name name) {
            String side = "side." + name.text();
            return messages.has(side) ? messages.get(side) : name.text();
        }
        return detail instanceof Detail.Choices choices ? list(choices.written()) : "";
    }

    private String why(Detail detail) {
        if (detail instanceof Detail.Unread unread) {
            return reason(unread.reading().reason());
        }
        if (detail instanceof Detail.Faults faults) {
            return list(faults.faults().stream().map(this::fault).toList());
        }
        return "";
    }

    private String reason(Reading.Reason reason) {
        return reason instanceof Reading.Reason.Illegal illegal
                ? illegality(illegal.why())
                : messages.get("reason." + reason.getClass().getSimpleName());
    }

    /** Returns why a move is illegal. */
    public String illegality(Illegality why) {
        List<String> arguments = new ArrayList<>();
        if (why instanceof Illegality.NoManThere i) {
            arguments.add(point(i.point()));
        } else if (why instanceof Illegality.OpponentsMan i) {
            arguments.addAll(List.of(point(i.point()), man(i.man())));
        } else if (why instanceof Illegality.OwnManOnTarget i) {
            arguments.addAll(List.of(point(i.point()), man(i.man())));
        } else if (why instanceof Illegality.KingIsNotCaptured i) {
            arguments.add(point(i.point()));
        } else if (why instanceof Illegality.NotItsMove i) {
            arguments.addAll(List.of(man(i.man()), point(i.from()), point(i.to())));
        } else if (why instanceof Illegality.LegBlocked i) {
            arguments.add(point(i.point()));
        } else if (why instanceof Illegality.EyeBlocked i) {
            arguments.add(point(i.point()));
        } else if (why instanceof Illegality.ScreenMissing i) {
            arguments.addAll(List.of(point(i.from()), point(i.to())));
        } else if (why instanceof Illegality.PathBlocked i) {
            arguments.add(points(i.points()));
        } else if (why instanceof Illegality.OutsidePalace i) {
            arguments.addAll(List.of(man(i.man()), point(i.point())));
        } else if (why instanceof Illegality.CrossesRiver i) {
            arguments.add(point(i.point()));
        } else if (why instanceof Illegality.LeavesKingInCheck i) {
            arguments.add(points(i.by()));
        }
        return messages.get("illegal." + why.getClass().getSimpleName(), arguments.toArray());
    }

    /** Returns what is wrong with a position. */
    public String fault(Fault fault) {
        String key = "fault." + fault.code();
        if (!messages.has(key)) {
            return fault.code().name();
        }
        String who =
                fault.side() != null && fault.kind() != null
                        ? man(Man.of(fault.side(), fault.kind()))
                        : fault.side() != null ? side(fault.side()) : "";
        return messages.get(
                key, who, points(fault.points()), quoted(fault.found()), fault.expected());
    }

    private String side(Side side) {
        return messages.get("side." + side);
    }

    private String man(Man man) {
        return messages.get("man." + man.side() + "." + man.kind());
    }

    private static String point(int point) {
        return Points.iccs(point);
    }

    private String points(List<Integer> points) {
        return list(points.stream().map(Points::iccs).toList());
    }

    /** Returns what a game lost, on one line. */
    public String loss(Loss loss) {
        String text = messages.get("loss." + loss.kind(), Integer.toString(loss.count()));
        String named =
                loss.names().isEmpty()
                        ? text
                        : messages.get("loss.named", text, list(loss.names()));
        return messages.get("loss", Integer.toString(loss.game() + 1), named);
    }
}
