import type { TypedOf } from '../../fields/field.ts';
import { formErrors } from '../../fields/form-errors.ts';
import type { SentencesFor } from '../../fields/schema.ts';
import { pairId } from '../../ledger/cells.ts';
import { RECORDS } from '../../ledger/record-fields.ts';
import {
  cents,
  dollarsFromCents,
  formatCents,
  inputText,
  amountOf,
  parseDollars,
  sumCents,
  type Cents,
} from '../../money/money.ts';
import type { ExpenseLine } from '../expense.ts';
import { REASON, reasonMessage } from '../reason-messages.ts';
import type { NewLine } from './set-lines.ts';

const { categoryId, fundId, amount } = RECORDS.manualExpenses.form;

/** The fields of a line in the form that sets an expense's lines. */
export const LINE_FORM = {
  categoryId,
  fundId: { ...fundId, required: false },
  amount: { ...amount, negative: false, notZero: true, whenUnreadable: 'refused' },
} as const;

/** The fields of the form beside the lines. */
export const LINES_REASON = { reason: REASON };

/** What the form holds while you type. */
export interface LinesTexts extends TypedOf<typeof LINES_REASON> {
  readonly lines: TypedOf<typeof LINE_FORM>[];
}

/** What the lines may add up to. */
interface LinesLimit {
  /** In cents. */
  readonly most: Cents;
  /** Whether it was paid, so that they must add up to exactly this and each needs a fund. */
  readonly isPaid: boolean;
}

/** Returns what the form begins with. */
export function linesTexts(lines: readonly ExpenseLine[]): LinesTexts {
  return {
    reason: '',
    lines: lines.map((line) => ({
      categoryId: line.categoryId,
      fundId: line.fundId ?? '',
      amount: inputText(amountOf(line.amount)),
    })),
  };
}

/** Returns what the lines add up to while they're typed; an amount that can't be read counts as none. */
export function typedTotal({ lines }: Pick<LinesTexts, 'lines'>): Cents {
  return sumCents(lines.map((line) => parseDollars(line.amount) ?? cents(0)));
}

/** Returns why the form can't be sent, by the paths of its values. */
export function linesErrors(
  texts: LinesTexts,
  { most, isPaid }: LinesLimit,
): SentencesFor<LinesTexts> {
  const { lines, reason } = texts;
  const errors = new Map<string, string>();
  const add = (path: string, message: string | null | undefined) => {
    if (message != null && !errors.has(path)) errors.set(path, message);
  };
  lines.forEach((line, at) => {
    for (const [name, message] of Object.entries(formErrors(LINE_FORM, line)))
      add(`lines.${at}.${name}`, message);
    if (isPaid && line.fundId === '') add(`lines.${at}.fundId`, 'A paid line needs a fund.');
    const twin = lines.findIndex((other) => placeOf(other) === placeOf(line));
    if (line.categoryId !== '' && twin < at)
      add(`lines.${at}.categoryId`, 'Another line has this category and fund already.');
  });
  const total = typedTotal(texts);
  const last = `lines.${lines.length - 1}.amount`;
  if (isPaid && total !== most) add(last, `The lines must add up to ${formatCents(most)}.`);
  if (total > most) add(last, `The lines must not add up to more than ${formatCents(most)}.`);
  add('reason', reasonMessage(reason, 'Please say why.'));
  return Object.fromEntries(errors);
}

/** Returns the lines of a form without errors. */
export function newLines({ lines }: LinesTexts): readonly NewLine[] {
  return lines.map((line) => ({
    categoryId: line.categoryId,
    fundId: line.fundId === '' ? null : line.fundId,
    amount: dollarsFromCents(parseDollars(line.amount) ?? cents(0)),
  }));
}

function placeOf(line: TypedOf<typeof LINE_FORM>): string {
  return pairId({ categoryId: line.categoryId, fundId: line.fundId || null });
}
