import type { ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import { addDays } from '@pa-ledger/domain/time/dates';
import { dayAt, type YearSoFar } from './fiscal-year.ts';
import { ASSOCIATION } from './sample.ts';

/** Returns the sample's approvers, their backups, and who will be away. */
export function sampleSettings(year: YearSoFar): ApproverSettings {
  const { absences, ...approvers } = ASSOCIATION.approvers;
  return {
    ...approvers,
    languages: {},
    absences: absences.map(({ address, inDays, days }) => {
      const from = addDays(dayAt(1, year), inDays);
      return { address, from, to: addDays(from, days - 1) };
    }),
  };
}
