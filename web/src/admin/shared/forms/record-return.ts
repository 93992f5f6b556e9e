import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import type { RecordName } from '@pa-ledger/domain/ledger/record-fields';
import { readAmount } from '@pa-ledger/domain/fields/form';
import { returnMessages } from '@pa-ledger/domain/ledger/returns';
import { cents, inputText, type Cents } from '@pa-ledger/domain/money/money';
import type { GivenBackOf } from '../records/given-back.ts';

/** A record that is added in return for another one, such as a check that came back. */
export interface RecordReturn<Name extends RecordName> {
  /** On the button that offers it, and the title of its form. */
  readonly label: string;
  readonly hint: string;
  /** Names what it returns. */
  readonly id: string;
  /** What is given back. */
  readonly of: GivenBackOf;
  readonly values: Partial<FormValues<Name>>;
  /** The most that can be given back, in cents. */
  readonly most: Cents;
  /** What was given back before, in cents. */
  readonly given: Cents;
}

/** Returns what is offered when something was given back before: what is left; null if nothing is. */
export function leftToReturn<Name extends RecordName>(
  offered: RecordReturn<Name>,
  given: Cents,
): RecordReturn<Name> | null {
  const most = cents(offered.most - given);
  if (most <= 0) return null;
  const values = { ...offered.values, amount: inputText(cents(0 - most)) };
  return { ...offered, values, most, given };
}

/** Returns that more is given back than is left, or nothing. What is no amount its field refuses. */
export function returnErrors(
  returned: Pick<RecordReturn<RecordName>, 'most' | 'given'> | undefined,
  typed: object,
): object {
  if (returned === undefined || !('amount' in typed)) return {};
  const { most, given } = returned;
  const amount = readAmount(String(typed.amount));
  if (amount < 0 && amount >= 0 - most) return {};
  return { amount: returnMessages.most(most, given > 0) };
}
