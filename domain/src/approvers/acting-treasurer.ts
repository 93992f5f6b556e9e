import type { CalendarDate } from '../time/dates.ts';
import { holdersOf, type ApproverSettings } from './approver-settings.ts';
import { isAway, standInsOf } from './stand-ins.ts';

/**
 * Returns the normalized address of whoever does the treasurer's work on a day: the treasurer, or their stand-in while the
 * treasurer is away, if that one is not away too.
 * @returns null while nobody is set.
 */
export function actingTreasurer(settings: ApproverSettings, today: CalendarDate): string | null {
  const [treasurer = null] = holdersOf('treasurer', '', settings);
  if (treasurer !== null && !isAway(settings.absences, treasurer, today)) return treasurer;
  const [standIn = null] = standInsOf('treasurer', '', settings.standIns);
  return standIn !== null && !isAway(settings.absences, standIn, today) ? standIn : treasurer;
}
