import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { useEffect, useState } from 'react';
import { data } from '../../../data/source.ts';
import { namingQueries } from './entry-queries.ts';

/**
 * Counts the entries from a day on that name no account: all of them less those of each account.
 * @param asOf counts again when it is another value.
 * @returns null while that is not known.
 */
export function useUnnamed(
  from: CalendarDate,
  accountIds: readonly string[],
  asOf: unknown,
): number | null {
  const [count, setCount] = useState<number | null>(null);
  const ids = accountIds.join(' ');
  useEffect(() => {
    let current = true;
    const queries = namingQueries(from, ids.split(' '));
    void Promise.all(queries.map((rows) => data.countRows(rows))).then((counts) => {
      const numbers = counts.filter((one) => typeof one === 'number');
      if (!current || numbers.length < counts.length) return;
      const signed = numbers.map((one, at) => (queries[at]?.filters.length === 1 ? one : -one));
      setCount(signed.reduce((sum, one) => sum + one, 0));
    });
    return () => {
      current = false;
    };
  }, [from, ids, asOf]);
  return count;
}
