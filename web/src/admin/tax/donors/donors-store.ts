import { donorsOf, type DonorYear } from '@pa-ledger/domain/tax/donors';
import { giftsIn } from '@pa-ledger/domain/tax/donor-gifts';
import type { Letter } from '@pa-ledger/domain/tax/letter';
import { nameKeyOf } from '@pa-ledger/domain/people/same-person';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { listenAll, listenDocument } from '../../../data/listen.ts';
import { onDays } from '../../../data/row-query.ts';
import { asyncStore } from '../../shared/records/async-store.ts';
import { liveRecords, type RecordRow } from '../../shared/records/ledger-records.ts';
import { combineStores, keyedStores, liveStore } from '../../shared/records/live-store.ts';
import { nameIdOf } from '../../shared/records/name-id.ts';
import { inKindGiftsOn } from '../in-kind/in-kind-store.ts';
import { daysOf } from '../tax-year.ts';

/** A letter as the panel reads it. */
export type LetterRow = Letter;

/** Someone who gave in a calendar year. */
export interface TaxDonor extends DonorYear {
  /** Of what's kept of the donor, and of the donor's page. */
  readonly id: string;
  /** Null until someone has given an address or a note. */
  readonly record: RecordRow<'donors'> | null;
}

const records = liveRecords('donors');

/** What gives revenue back, of any day, and what came in again of a closed year's: a few a year. */
const returns = combineStores(
  [
    liveRecords('revenueItems', [{ field: 'amount', op: '<', value: 0 }]),
    liveRecords('revenueItems', [{ field: 'fromClosedYear', op: '==', value: true }]),
  ],
  (found) => [...new Map(found.flat().map((one) => [one.id, one])).values()],
);

const revenueOn = (days: Days) => liveRecords('revenueItems', onDays('date', days));

const lettersOf = (year: string) =>
  liveStore<readonly LetterRow[]>((onChange) =>
    listenAll('letters', readLetter, onChange, [{ field: 'year', op: '==', value: Number(year) }]),
  );

/** Returns who gave in a calendar year, such as `2026`, live; the year's revenue is read for it. */
export const donorsIn = keyedStores((year: string) =>
  asyncStore(
    combineStores(
      [revenueOn(daysOf(year)), returns, inKindGiftsOn(daysOf(year)), lettersOf(year), records],
      (all) => all,
    ),
    ([revenue, back, inKind, letters, known]): Promise<readonly TaxDonor[]> => {
      const byKey = new Map(known.map((record) => [nameKeyOf(record.name), record]));
      const donors = donorsOf(Number(year), { gifts: giftsIn(revenue, back), inKind, letters });
      return Promise.all(
        donors.map(async (donor) => ({
          ...donor,
          id: await nameIdOf(donor.key),
          record: byKey.get(donor.key) ?? null,
        })),
      );
    },
  ),
);

/** Returns a letter by its number, live; null where there is none. */
export const letterById = keyedStores((number: string) =>
  liveStore<LetterRow | null>((onChange) =>
    listenDocument('letters', number, (fields) => readLetter(number, fields), onChange),
  ),
);

function readLetter(_id: string, fields: Fields): LetterRow {
  return storedAs<LetterRow>(fields);
}
