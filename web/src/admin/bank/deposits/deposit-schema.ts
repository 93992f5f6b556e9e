import { countErrors } from '@pa-ledger/domain/bank/count-sheet';
import { depositErrors, MAX_DEPOSITED } from '@pa-ledger/domain/bank/deposit';
import { cashIn, depositLineErrors } from '@pa-ledger/domain/bank/deposit-lines';
import { checkedBy } from '@pa-ledger/domain/fields/schema';
import { cents, MAX_LEDGER_CENTS } from '@pa-ledger/domain/money/money';
import { idsIn, type DepositValues, type LineValues } from './deposit-writes.ts';
import { depositsMessages as messages } from './deposits-messages.ts';

/** What can be wrong with what was typed of a deposit, each at its own field. */
export const DEPOSIT_SCHEMA = checkedBy<DepositValues>((values) => ({
  ...depositErrors(values),
  items: itemsError(values),
  ...lineErrors(values.lines),
  ...cashErrors(values),
}));

function itemsError(values: DepositValues): string | null {
  const length = idsIn(values).length + values.lines.length;
  if (length === 0) return messages.noneChosen;
  return length > MAX_DEPOSITED ? messages.tooMany : null;
}

/** Returns what's wrong with the typed lines, at each one's own field. */
function lineErrors(lines: readonly LineValues[]): Readonly<Record<`${string}.${string}`, string>> {
  return Object.fromEntries(
    lines.flatMap(({ id: _id, ...line }, at) =>
      Object.entries(depositLineErrors(line)).map(([name, message]) => [
        `lines.${at}.${name}`,
        message,
      ]),
    ),
  );
}

/** Returns what's wrong with the count sheet. What was entered before may have been cash or a check. */
function cashErrors({ cash, lines, items }: DepositValues) {
  const least = cashIn(lines);
  const most = items === '' ? least : cents(MAX_LEDGER_CENTS);
  return Object.fromEntries(
    Object.entries(countErrors(cash, { least, most })).map(([name, message]) => [
      `cash.${name}`,
      message,
    ]),
  );
}
