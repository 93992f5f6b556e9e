import type { ErrorsOf } from '../fields/form.ts';
import { ACCOUNT } from '../accounts/account.ts';
import { isDocumentId, membersOf } from '../untyped.ts';
import type { CountSheet } from './count-sheet.ts';
import type { TypedOf } from '../fields/field.ts';
import { valuesOfTyped } from '../fields/form.ts';
import { formErrors } from '../fields/form-errors.ts';
import { amountOf, sumCents, type Cents } from '../money/money.ts';
import { isSameName } from '../people/same-person.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { byText } from '../text/sort.ts';

/** What we say about a deposit that can't be saved. Another language is another object of this type. */
export const depositMessages = {
  twoPeople: 'Two different people count a deposit.',
  otherAccount: 'it is of another account',
  noReceipt: 'a deposit has only what came in',
  later: 'it was received after the day of the deposit',
  gone: 'it was deleted',
  elsewhere: 'it is in another deposit',
  cleared: 'a statement of the bank has cleared it',
};

/**
 * The most revenue items in one deposit: one commit writes the deposit, its journal entry, and a mark for each item.
 */
export const MAX_DEPOSITED = 100;

const COUNTER = { kind: 'text', lines: 'one', required: true, maxLength: 100 } as const;

/** The fields of a deposit's form, besides the choice of its items. */
export const DEPOSIT_FORM = {
  accountId: { ...ACCOUNT, required: true },
  date: { label: 'Date', kind: 'date', required: true },
  slip: { label: 'Slip number', kind: 'text', lines: 'one', required: false, maxLength: 50 },
  firstCounter: { ...COUNTER, label: 'First counter' },
  secondCounter: { ...COUNTER, label: 'Second counter' },
} as const;

/** What the form holds while you type. */
export type DepositTexts = TypedOf<typeof DEPOSIT_FORM>;

/** A revenue item in a deposit, as it was when added. It keeps its day and amount while it's there. */
export interface DepositedItem {
  /** The id in `revenueItems`. */
  readonly id: string;
  readonly date: CalendarDate;
  /** In dollars, above 0. */
  readonly amount: number;
}

/** A deposit without its items. */
export interface DepositFields {
  readonly date: CalendarDate;
  readonly accountId: string;
  readonly slip?: string;
  /** Two different people. */
  readonly countedBy: readonly [string, string];
  /** Its cash; absent if it has none. */
  readonly cash?: CountSheet;
}

/** A document of `deposits`: revenue items that the bank shows as one line. */
export interface Deposit extends DepositFields {
  /** By day and id; at least one. */
  readonly items: readonly DepositedItem[];
}

/** Returns a stored deposit's revenue items, without what can't be read. */
export function depositedIn({ items }: { readonly items?: unknown }): readonly DepositedItem[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => {
    const { id, date, amount } = membersOf(item);
    return isDocumentId(id) && isCalendarDate(date) ? [{ id, date, amount: Number(amount) }] : [];
  });
}

/** Returns a deposit's total. */
export function depositTotal(items: readonly Pick<DepositedItem, 'amount'>[]): Cents {
  return sumCents(items.map(({ amount }) => amountOf(amount)));
}

/** Returns what people call a deposit: `Deposit 118, 14 items`. */
export function depositWords(slip: unknown, count: number): string {
  const called = typeof slip === 'string' ? `Deposit ${slip}` : 'Deposit';
  return `${called}, ${count} ${count === 1 ? 'item' : 'items'}`;
}

/** Returns why a deposit can't be saved, by field; empty if it can. */
export function depositErrors(texts: DepositTexts): ErrorsOf<typeof DEPOSIT_FORM> {
  const errors = formErrors(DEPOSIT_FORM, texts);
  const isSame = isSameName(texts.firstCounter, texts.secondCounter);
  return isSame ? { ...errors, secondCounter: depositMessages.twoPeople } : errors;
}

/** Returns what a form without errors stores. */
export function depositFrom(texts: DepositTexts): DepositFields {
  // The form has just these fields, each of its type.
  const { firstCounter, secondCounter, ...fields } = valuesOfTyped(DEPOSIT_FORM, texts) as Omit<
    DepositFields,
    'countedBy'
  > & { readonly firstCounter: string; readonly secondCounter: string };
  return { ...fields, countedBy: [firstCounter, secondCounter] };
}

/**
 * Returns why a revenue item can't be in a deposit; null if it can. A return, such as a bounced check, has its own line
 * at the bank.
 * @param fields the stored fields.
 */
export function depositRefusal(
  fields: Readonly<Record<string, unknown>>,
  { date, accountId }: Pick<DepositFields, 'date' | 'accountId'>,
): string | null {
  if (fields['accountId'] !== accountId) return depositMessages.otherAccount;
  if (amountOf(fields['amount']) <= 0) return depositMessages.noReceipt;
  const { date: received } = fields;
  if (!isCalendarDate(received) || received > date) return depositMessages.later;
  return null;
}

/** Returns a deposit's items in order. */
export function inDepositOrder(items: readonly DepositedItem[]): readonly DepositedItem[] {
  return items.toSorted(byText(({ date, id }) => `${date} ${id}`));
}
