import { listOf } from '../ledger/lines.ts';
import { amountOf, cents, sumCents, type Cents } from '../money/money.ts';
import { byText } from '../text/sort.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { membersOf, textIn } from '../untyped.ts';

/** The collections whose documents say how much sales tax is in their amount. */
export type TaxedCollection = 'manualExpenses' | 'expenses';

/** Sales tax in what the association bought. */
export interface TaxPaid {
  readonly collection: TaxedCollection;
  readonly id: string;
  /** The day it was paid. */
  readonly day: CalendarDate;
  readonly payee: string;
  readonly description: string;
  /** What was bought cost this, with the tax; below 0 for what a vendor gave back. */
  readonly amount: Cents;
  /** With the sign of the amount: a vendor's refund gives its tax back, too. */
  readonly tax: Cents;
  /** The part of the tax that the association didn't pay back to the parent. */
  readonly notPaidBack: Cents;
}

interface StoredDocument {
  readonly collection: TaxedCollection;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Returns the sales tax in stored manual expenses and paid submitted expenses, by day; what has none is left out. */
export function taxPaidIn(documents: readonly StoredDocument[]): readonly TaxPaid[] {
  return documents
    .map(taxIn)
    .filter((found) => found !== null)
    .sort(byText(({ day, id }) => `${day} ${id}`));
}

function taxIn({ collection, id, fields }: StoredDocument): TaxPaid | null {
  const isManual = collection === 'manualExpenses';
  const bought = isManual ? fields : membersOf(fields['submission']);
  const day = isManual ? fields['date'] : membersOf(fields['payment'])['date'];
  const [amount, part] = [amountOf(bought['amount']), amountOf(bought['salesTax'])];
  if (part === 0 || !isCalendarDate(day)) return null;
  const tax = cents(amount < 0 ? 0 - part : part);
  const isKept = !isManual && askedIn(fields) <= amount - tax;
  return {
    collection,
    id,
    day,
    payee: textIn(bought, 'paidTo'),
    description: textIn(bought, 'description'),
    amount,
    tax,
    notPaidBack: isKept ? tax : cents(0),
  };
}

/** What a request asked us to pay: an approver who lowered it, or rejected a part, kept back no sales tax by that. */
function askedIn({ payable, adjusted, lines }: StoredDocument['fields']): number {
  const before = amountOf(membersOf(adjusted)['from']);
  const all = sumCents(listOf(lines).map(({ amount }) => amountOf(amount)));
  return Math.max(amountOf(payable), before, all);
}
