import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import type { RecordName } from '@pa-ledger/domain/ledger/record-fields';
import { readAmount } from '@pa-ledger/domain/fields/form';
import { returnRefusal } from '@pa-ledger/domain/ledger/returns';
import { cents, inputText, type Cents } from '@pa-ledger/domain/money/money';
import type { GivenBackOf } from '../records/given-back.ts';

/** A record that is added in return for another one, such as a check that came back. */
export interface RecordReturn<Name extends RecordName> {
  /** On the button that offers it, and the title of its form. */
  readonly label: string;
  readonly hint: string;
  /** What its form says first, if anything. */
  readonly warning?: string | undefined;
  /** Names what it returns. */
  readonly id: string;
  /** What is given back. */
  readonly of: GivenBackOf;
  readonly values: Partial<FormValues<Name>>;
  /** The most that can be given back, in cents. */
  readonly most: Cents;
  /** What was given back before, in cents. */
  readonly given: Cents;
  /** Whether it is of a closed year: an amount above 0 then pays again what was given back. */
  readonly isFromClosedYear?: boolean;
}

/**
 * Returns what is offered when something was given back before: what is left; null if nothing is. Of a closed year all of it
 * can be paid again then.
 */
export function leftToReturn<Name extends RecordName>(
  offered: RecordReturn<Name>,
  given: Cents,
): RecordReturn<Name> | null {
  const most = cents(offered.most - given);
  const isAgain = most <= 0 && offered.isFromClosedYear === true;
  if (most <= 0 && !isAgain) return null;
  const amount = inputText(isAgain ? given : cents(0 - most));
  const values = { ...offered.values, amount };
  return { ...offered, values, most, given };
}

/** Returns that more is given back than is left, or nothing. What is no amount its field refuses. */
export function returnErrors(
  returned: Pick<RecordReturn<RecordName>, 'most' | 'given' | 'isFromClosedYear'> | undefined,
  typed: object,
): object {
  if (returned === undefined || !('amount' in typed)) return {};
  const { most, given, isFromClosedYear: isClosed = false } = returned;
  const amount = readAmount(String(typed.amount));
  const why = returnRefusal(null, amount, {
    amount: cents(most + given),
    others: given,
    isFromClosedYear: isClosed,
  });
  return why === null ? {} : { amount: why };
}
