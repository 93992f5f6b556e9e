import { readFileSync } from 'node:fs';

/** A day as `2025-07-01`. */
type Day = string;

/** Revenue, and with a payee a manual expense. */
export interface Entry {
  readonly date: Day;
  readonly category: string;
  readonly fund: string;
  readonly cents: number;
  readonly description: string;
  readonly reference: string;
}

export interface ManualExpense extends Entry {
  readonly paidTo: string;
}

export interface Submission {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly category: string;
  readonly expenseDate: Day;
  readonly cents: number;
  readonly paidTo: string;
  readonly description: string;
  readonly receipts: number;
}

export interface BudgetLine {
  readonly category: string;
  readonly fund: string;
  readonly requiresEventApprover: boolean;
  readonly incomeCents: number;
  readonly spendingCents: number;
}

/** `tests/fixtures/year.json`: its 'about' says where its figures are from. */
interface Year {
  readonly funds: readonly {
    readonly code: string;
    readonly name: string;
    readonly description: string;
    readonly beginningCents: number;
  }[];
  readonly budget: readonly BudgetLine[];
  readonly revenue: readonly Entry[];
  readonly manualExpenses: readonly ManualExpense[];
  readonly transfers: readonly {
    readonly date: Day;
    readonly from: string;
    readonly to: string;
    readonly cents: number;
    readonly description: string;
  }[];
  readonly submissions: readonly Submission[];
}

/** The calendar year in which the file's year begins, on July 1. */
const FILED = 2025;
const TIME_ZONE = 'America/New_York';

/** Today at the school. */
export const TODAY: Day = new Date().toLocaleDateString('en-CA', { timeZone: TIME_ZONE });

/** The calendar year in which the last year began that can be closed: one that ended on June 30, two days ago at least. */
const BEGAN = Number(TODAY.slice(0, 4)) - (TODAY.slice(5) >= '07-02' ? 1 : 2);

/** Moves a day of the file by whole years, so that its year is the last one that can be closed. */
export function moved(day: Day): Day {
  return `${Number(day.slice(0, 4)) + BEGAN - FILED}${day.slice(4)}`;
}

/** The year's name in addresses, and as people write it. */
export const YEAR = String(BEGAN);
export const LABEL = labelOf(BEGAN);
/** The year behind it. */
export const NEXT_YEAR = String(BEGAN + 1);
export const NEXT_LABEL = labelOf(BEGAN + 1);

function labelOf(began: number): string {
  return `${began}–${String(began + 1).slice(2)}`;
}

/** Returns how the pages show a day of the file: `Feb 12, 2026`. */
export function shown(day: Day): string {
  return new Date(`${moved(day)}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
}

const text = readFileSync(new URL('../fixtures/year.json', import.meta.url), 'utf8');
// Every date of the file is a text of this form, and nothing else is.
const movedText = text.replaceAll(/(?<=": ")\d{4}-\d\d-\d\d(?=")/g, moved);

/** The year of the association, moved. */
// A file of the repository; its shape is as declared above.
export const THE_YEAR = JSON.parse(movedText) as Year;

/** An amount as an input takes it and a document holds it: dollars. */
export function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
