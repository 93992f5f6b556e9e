import { payeeKeyOf } from '@pa-ledger/domain/expenses/duplicates';
import { type Numbered, referencesLike } from '@pa-ledger/domain/text/check-number';
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
/** The most that are named, and that are read: another payee's are not named. */
const SIZE = 5;
const READ = 20;

interface LookAlikesProps {
  readonly of: Numbered;
  /** As it is typed. */
  readonly number: string;
  /** Whose number it is; without it, anybody's. */
  readonly payee?: string;
  /** The manual expense that has it itself. */
  readonly own?: string;
}

/** Points out manual expenses whose reference looks like the number of a check or an invoice; nothing is blocked. */
export function LookAlikes({ of, number, payee, own }: LookAlikesProps) {
  const [found, setFound] = useState<{ readonly number: string; readonly rows: readonly Row[] }>();
  useEffect(() => {
    const references = referencesLike(number, of);
    if (references.length === 0) return;
    let stop = (): void => undefined;
    const begin = setTimeout(() => {
      const page = { ...lookAlikesQuery(references), size: READ, after: null };
      stop = listenPage(page, readRecord<'manualExpenses'>, (state) => {
        if (state.status === 'ready') setFound({ number, rows: state.value.rows });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(begin);
      stop();
    };
  }, [of, number]);
  const isSame = ({ id, paidTo }: Row) =>
    id !== own && (payee === undefined || payeeKeyOf(paidTo) === payeeKeyOf(payee));
  const rows = found?.number === number ? found.rows.filter(isSame).slice(0, SIZE) : [];
  if (rows.length === 0) return null;
  return (
    <Notice tone="warning" title={lookAlikeMessages.title[of]}>
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
