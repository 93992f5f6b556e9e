import type { BankLine } from '@pa-ledger/domain/bank/bank-line';
import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { cents, inputText } from '@pa-ledger/domain/money/money';

/** The longest name of whom an expense paid, and the longest description. */
const LONGEST_NAME = 200;
const LONGEST_TEXT = 2_000;

/** Returns what the dialog of a revenue item or a manual expense begins with for a line of the bank. */
export function entryValues(
  line: BankLine,
  accountId: string,
): Partial<FormValues<'revenueItems'>> & Partial<FormValues<'manualExpenses'>> {
  const { checkNumber, text } = line;
  const values = { ...dated(line), accountId };
  if (line.amount > 0) return { ...values, reference: checkNumber ?? '' };
  return {
    ...values,
    paidTo: (text.split(' · ')[0] ?? '').slice(0, LONGEST_NAME),
    ...(checkNumber === null
      ? {}
      : {
          method: 'check',
          checkNumber,
        }),
  };
}

/** The same of a transfer, whose other account is left to the person. */
export function transferValues(
  line: BankLine,
  accountId: string,
): Partial<FormValues<'transfers'>> {
  const side = line.amount > 0 ? 'toAccountId' : 'fromAccountId';
  return { ...dated(line), [side]: accountId };
}

/** What every dialog has; its amount is above 0, whichever direction it went. */
function dated({ day, amount, text }: BankLine) {
  const description = text.slice(0, LONGEST_TEXT);
  return { date: day, amount: inputText(cents(Math.abs(amount))), description };
}
