import { depositedIn } from '@pa-ledger/domain/bank/deposit';
import { addDays } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { OnChange, Stop } from '../../../data/async-state.ts';
import { asRead, listenAll } from '../../../data/listen.ts';
import { onDays } from '../../../data/row-query.ts';
import { noteOf, type DepositNote } from './deposited.ts';

/** How long after it was received something is deposited at the latest, in days. */
const LATEST = 366;

/** Listens to the deposits that may have what was received on some days, by the ids of their revenue items. */
export function listenDeposited(
  { first, last }: Days,
  onChange: OnChange<ReadonlyMap<string, DepositNote>>,
): Stop {
  return listenAll(
    'deposits',
    (_, fields) => depositedIn(fields).map(({ id }) => [id, noteOf(fields)] as const),
    asRead(onChange, (found) => new Map(found.flat())),
    onDays('date', { first, last: addDays(last, LATEST) }),
  );
}
