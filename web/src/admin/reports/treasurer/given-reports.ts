import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { useStore } from '../../../app/store.ts';
import { liveRecords, type RecordRow } from '../../shared/records/ledger-records.ts';

export type GivenReport = RecordRow<'treasurerReports'>;

/** The reports that were given at a meeting, live: some twelve a year. */
const givenReports = liveRecords('treasurerReports');

/** Returns the reports that were given; none while they are not loaded. */
export function useGivenReports(): readonly GivenReport[] {
  const state = useStore(givenReports);
  return state.status === 'ready' ? state.value : [];
}

/** Returns the last day of the last report that was given; null if none was. */
export function lastGiven(reports: readonly GivenReport[]): CalendarDate | null {
  return (
    reports
      .map(({ last }) => last)
      .toSorted()
      .at(-1) ?? null
  );
}

/** The id of the report of a period, so that two administrators do not mark it twice. */
export function givenId({ first, last }: Days): string {
  return `${first}-${last}`;
}
