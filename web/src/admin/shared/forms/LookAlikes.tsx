import { referencesLike } from '@pa-ledger/domain/payments/look-alikes';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useEffect, useState } from 'react';
import { listenPage } from '../../../data/listen.ts';
import type { RowQuery } from '../../../data/row-query.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Bullets } from '../../../ui/text.ts';
import { readRecord, type RecordRow } from '../records/ledger-records.ts';
import { lookAlikeMessages } from './look-alike-messages.ts';

/** After the last key, in ms: each search reads documents. */
const PAUSE_MS = 400;
/** The most that are named. */
const SIZE = 5;

interface LookAlikesProps {
  /** As it is typed. */
  readonly checkNumber: string;
  /** The manual expense that has it itself. */
  readonly own?: string;
}

/** Points out manual expenses whose reference looks like the number of a check; nothing is blocked. */
export function LookAlikes({ checkNumber, own }: LookAlikesProps) {
  const [found, setFound] = useState<{ readonly of: string; readonly rows: readonly Row[] }>();
  useEffect(() => {
    const references = referencesLike(checkNumber);
    if (references.length === 0) return;
    let stop = (): void => undefined;
    const begin = setTimeout(() => {
      const page = { ...lookAlikesQuery(references), size: SIZE, after: null };
      stop = listenPage(page, readRecord<'manualExpenses'>, (state) => {
        if (state.status === 'ready') setFound({ of: checkNumber, rows: state.value.rows });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(begin);
      stop();
    };
  }, [checkNumber]);
  const rows = found?.of === checkNumber ? found.rows.filter(({ id }) => id !== own) : [];
  if (rows.length === 0) return null;
  return (
    <Notice tone="warning" title={lookAlikeMessages.title}>
      <Bullets>
        {rows.map(({ id, paidTo, date, reference = '' }) => (
          <li key={id}>{lookAlikeMessages.found(reference, paidTo, formatDate(date))}</li>
        ))}
      </Bullets>
    </Notice>
  );
}

type Row = RecordRow<'manualExpenses'>;

/** The manual expenses with one of these references. */
export function lookAlikesQuery(references: readonly string[]): RowQuery {
  return {
    collection: 'manualExpenses',
    filters: [{ field: 'reference', op: 'in', value: references }],
    orderBy: { field: 'reference', direction: 'asc' },
  };
}
