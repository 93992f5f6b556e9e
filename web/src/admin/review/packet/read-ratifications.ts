import type { Ratification, RatifiedMark } from '@pa-ledger/domain/bank/ratification';
import { amountOf } from '@pa-ledger/domain/money/money';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { storedAs } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import { onDays, type Filter } from '../../../data/row-query.ts';
import { ratifiedQuery } from '../../bank/ratification/ratification-queries.ts';
import { meetingsFrom } from '../../bank/ratification/ratification-store.ts';
import { documentsOf } from '../../shared/lists/entry-pages.ts';
import { combineStores, liveStore } from '../../shared/records/live-store.ts';
import type { Books, Meeting, StoredMark } from './books.ts';
import type { BookReader } from './book-reader.ts';

/** Reads what meetings ratified on some days, or of what was paid or voided on them. */
export async function readRatifications(
  days: Days,
  reader: BookReader,
): Promise<Pick<Books, 'meetings' | 'marks'>> {
  const { rows } = await reader.from(meetingsFrom(days.first, null));
  const within = rows.filter(({ ratifiedOn }) => ratifiedOn <= days.last);
  const found = await reader.from(
    combineStores(
      [
        marksWith(onDays('itemDay', days)),
        marksWith(onDays('voidedOn', days)),
        ...within.map(({ id }) => marksWith(ratifiedQuery(id).filters)),
      ],
      (lists) => lists.flat(),
    ),
  );
  const marks = [...new Map(found.map((one) => [one.key, one])).values()];
  const named = new Set(
    marks.filter((one) => isOf(one, days)).map(({ mark }) => mark.ratification),
  );
  // Of meetings before the days, only what changed its day since then.
  const missing = [...named].filter((id) => rows.every((row) => row.id !== id));
  const earlier = await reader.from(documentsOf('ratifications', missing));
  const shown = rows.filter(({ id, ratifiedOn }) => ratifiedOn <= days.last || named.has(id));
  return {
    meetings: [
      ...shown.map((row) => meetingOf(row.id, row)),
      ...earlier.map(({ id, fields }) => meetingOf(id, storedAs<Ratification>(fields))),
    ],
    marks,
  };
}

function isOf({ mark: { itemDay } }: StoredMark, { first, last }: Days): boolean {
  return itemDay >= first && itemDay <= last;
}

function marksWith(filters: readonly Filter[]) {
  return liveStore<readonly StoredMark[]>((onChange) =>
    listenAll(
      'ratified',
      // Only functions write it.
      (key, fields) => ({ key, mark: storedAs<RatifiedMark>(fields) }),
      onChange,
      filters,
    ),
  );
}

function meetingOf(id: string, stored: Ratification): Meeting {
  const { ratifiedOn, count, amount, by, takenBack } = stored;
  return {
    id,
    ratifiedOn,
    count,
    amount: amountOf(amount),
    by: by.email,
    undone: takenBack && { reason: takenBack.reason, by: takenBack.by.email },
  };
}
