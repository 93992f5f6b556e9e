import type { ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import type { Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import type { Services } from '../platform/services.ts';

/**
 * Returns what permissions depend on at a moment: the settings, the policies, and the day at the school, which says who is
 * away.
 */
export function authorityAt(
  now: Instant,
  settings: ApproverSettings,
  { organization: { policies, timeZone } }: Pick<Services, 'organization'>,
): Authority {
  return { settings, policies, today: dateAt(now, timeZone) };
}
