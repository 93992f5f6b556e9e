import { loweredRefusal } from '@pa-ledger/domain/ledger/returns';
import { cents, type Cents } from '@pa-ledger/domain/money/money';
import { readHeldSentence } from '../../data/held-entry.ts';
import { firstOf } from '../shared/records/first-of.ts';
import { listenGivenBack, type ReturningCollection } from '../shared/records/given-back.ts';
import { financialMessages } from './financial-messages.ts';

/** Reads what keeps an entry or a transfer from being deleted: a statement or a deposit has it. */
export async function readHolder(
  collection: Parameters<typeof readHeldSentence>[0],
  id: string,
): Promise<string | null> {
  const sentence = await readHeldSentence(collection, id);
  return sentence === null ? null : financialMessages.notDeleted(sentence);
}

/** Reads what keeps an entry from being deleted: also that something was given back of it. */
export async function readWhatKeeps(
  collection: ReturningCollection,
  { id, amount }: { readonly id: string; readonly amount: Cents },
): Promise<string | null> {
  const [holder, given] = await Promise.all([
    readHolder(collection, id),
    firstOf<Cents>((onChange) => listenGivenBack({ collection, id }, onChange)),
  ]);
  return holder ?? (typeof given === 'number' ? loweredRefusal(amount, cents(0), given) : null);
}
