import {
  settingsDocument,
  settingsFrom,
  type ApproverSettings,
} from '@pa-ledger/domain/approvers/approver-settings';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { putRecorded } from '../../../tools/seed/put-recorded.ts';
import { EVENT, SETTINGS } from './association.ts';
import type { TestEnvironment } from './test-environment.ts';

export const VICE = 'vice@example.com';
export const MONEY = 'money@example.com';
export const CO_CHAIR = 'co.chair@example.com';
/** Who changes the settings. */
export const DANA = { uid: 'dana', email: 'dana@example.com' };
export const STAND_INS = {
  president: VICE,
  treasurer: MONEY,
  eventApprovers: { [EVENT.name]: CO_CHAIR },
};

export const away = (address: string, from: CalendarDate, to: CalendarDate) => ({
  address,
  from,
  to,
});

/** Sets the usual holders with a stand-in for each, and what is changed of it. */
export async function setStandIns(
  { db, time }: TestEnvironment,
  change: Partial<ApproverSettings> = {},
): Promise<void> {
  // What comes after it has a later moment.
  time.now += 1_000;
  const settings = { ...settingsFrom({ ...SETTINGS }), standIns: STAND_INS, ...change };
  await putRecorded(db, 'settings/approvers', settingsDocument(settings), DANA);
}
