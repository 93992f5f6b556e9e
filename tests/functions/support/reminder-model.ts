import { DAY } from './reminding.ts';

/*
 * What an association's reminders must be, told in another way than the server computes it: it knows no document and no
 * mail, only what people did and when.
 */

/** A mail that must have come: to whom, and which expenses it names, in this order. */
export interface ExpectedMail {
  readonly to: string;
  readonly references: readonly string[];
}

/** An expense whose step is open. */
interface Open {
  readonly reference: string;
  readonly submittedAt: number;
  readonly role: string;
  readonly openedAt: number;
  /** Who is asked, and since when. */
  readonly asked: ReadonlyMap<string, number>;
}

/** An expense that is approved and not paid. */
interface Unpaid {
  readonly reference: string;
  readonly submittedAt: number;
  /** The day at the school, such as `2026-10-19`. */
  readonly day: string;
  readonly hasFund: boolean;
}

/** Remembers what happened, and says which mails are due. */
export interface ReminderModel {
  /** A step was opened and asks these people. */
  opened(
    expense: Pick<Open, 'reference' | 'submittedAt' | 'role'>,
    people: readonly string[],
    now: number,
  ): void;
  resent(reference: string, now: number): void;
  /** Other people hold a role. @param mayNot who may not decide which expense. */
  replaced(
    role: string,
    people: readonly string[],
    now: number,
    mayNot?: ReadonlyMap<string, string>,
  ): void;
  rejected(reference: string): void;
  approved(expense: Unpaid): void;
  paid(reference: string): void;
  /** When the next reminder is due; infinite if nothing waits. */
  nextDueAt(): number;
  /** The reminders that are due; they count as sent from now on. */
  takeReminders(now: number): ExpectedMail[];
  /** The treasurer's digest; none if there is nothing in it. */
  weekly(treasurer: string, now: number): ExpectedMail[];
}

export function createReminderModel(): ReminderModel {
  const open = new Map<string, Open>();
  const unpaid = new Map<string, Unpaid>();
  const reminded = new Map<string, number>();

  function waitingFor(person: string): (Open & { readonly since: number })[] {
    return [...open.values()]
      .flatMap((one) => {
        const since = one.asked.get(person);
        return since === undefined ? [] : [{ ...one, since }];
      })
      .sort((one, other) => one.since - other.since || one.submittedAt - other.submittedAt);
  }
  function dueAt(person: string): number {
    const [oldest] = waitingFor(person);
    if (oldest === undefined) return Infinity;
    return Math.max(oldest.since + 3 * DAY, (reminded.get(person) ?? -Infinity) + 7 * DAY);
  }
  const people = () => new Set([...open.values()].flatMap(({ asked }) => [...asked.keys()]));

  return {
    opened(expense, asked, now) {
      const since = new Map(asked.map((person) => [person, now]));
      open.set(expense.reference, { ...expense, openedAt: now, asked: since });
    },
    resent(reference, now) {
      const one = open.get(reference);
      if (one === undefined) throw new Error(`${reference} is not open.`);
      const since = new Map([...one.asked.keys()].map((person) => [person, now]));
      open.set(reference, { ...one, asked: since });
    },
    replaced(role, holders, now, mayNot) {
      for (const one of open.values()) {
        if (one.role !== role) continue;
        const may = holders.filter((person) => mayNot?.get(one.reference) !== person);
        const asked = new Map(may.map((person) => [person, one.asked.get(person) ?? now]));
        open.set(one.reference, { ...one, asked });
      }
    },
    rejected(reference) {
      open.delete(reference);
    },
    approved(expense) {
      open.delete(expense.reference);
      unpaid.set(expense.reference, expense);
    },
    paid(reference) {
      unpaid.delete(reference);
    },
    nextDueAt: () => Math.min(Infinity, ...[...people()].map(dueAt)),
    takeReminders(now) {
      const due = [...people()].filter((person) => dueAt(person) <= now);
      for (const person of due) reminded.set(person, now);
      return due.map((to) => ({
        to,
        references: waitingFor(to).map(({ reference }) => reference),
      }));
    },
    weekly(treasurer, now) {
      const stuck = [...open.values()]
        .filter(({ asked, openedAt }) => asked.size === 0 || now > openedAt + 14 * DAY)
        .sort((one, other) => one.openedAt - other.openedAt);
      const toPay = [...unpaid.values()].sort(
        (one, other) =>
          Date.parse(one.day) - Date.parse(other.day) || one.submittedAt - other.submittedAt,
      );
      const listed = [...stuck, ...toPay, ...toPay.filter(({ hasFund }) => !hasFund)];
      if (listed.length === 0) return [];
      return [{ to: treasurer, references: listed.map(({ reference }) => reference) }];
    },
  };
}
