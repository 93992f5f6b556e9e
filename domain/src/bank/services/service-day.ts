import { dayInCell } from '../../sheets/days.ts';
import { dateAt, type CalendarDate, type Instant } from '../../time/dates.ts';
import { hourAt } from '../../time/weekdays.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What a service's file says about when something happened. */
export interface ServiceTime {
  /** A day, perhaps with a time and a zone. */
  readonly date: string;
  /** '' without a column of its own. */
  readonly time: string;
  /** Such as `PDT` or `Eastern Time (US & Canada)`; '' if the file doesn't say. */
  readonly zone: string;
}

/** Hours ahead of UTC. */
const ABBREVIATIONS: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  Z: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  AKST: -9,
  AKDT: -8,
  HST: -10,
};

/** Square's names, by their first word. */
const NAMES: Readonly<Record<string, string>> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  arizona: 'America/Phoenix',
  pacific: 'America/Los_Angeles',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
};

const CLOCK = /(?:^|[ T])(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?<half>[ap]m)?/i;
const SUFFIX = /(?:(?<z>Z)|(?<sign>[-+])(?<hours>\d{2}):?(?<minutes>\d{2}))$/i;

/**
 * Returns the school's day at a moment that a service wrote in its own zone, so that a sale on the evening of June 30
 * isn't one of July; the day as written if the file has no time or names no zone we know. Null if it's no day.
 */
export function serviceDay(written: ServiceTime, timeZone: string): CalendarDate | null {
  const date = written.date.replace(/ (?=[-+]\d{2}:?\d{2}$)/, '');
  const day = dayInCell(date);
  if (day === null) return null;
  const text = `${date} ${written.time}`.trim();
  const clock = CLOCK.exec(text)?.groups;
  if (clock === undefined) return day;
  const minutes = minutesOf(clock);
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const offset = offsetOf(text, written.zone.trim(), asUtc);
  return offset === null ? day : dateAt(asUtc - offset * HOUR_MS, timeZone);
}

function minutesOf({ hour, minute, half }: Readonly<Record<string, string>>): number {
  const isPm = half?.toLowerCase() === 'pm';
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isPm ? 12 : 0);
  return hours * 60 + Number(minute);
}

/** Returns how many hours a zone is ahead of UTC; null if we don't know. */
function offsetOf(text: string, zone: string, asUtc: Instant): number | null {
  const suffix = SUFFIX.exec(text)?.groups;
  if (suffix?.['z'] !== undefined) return 0;
  if (suffix !== undefined) {
    const hours = Number(suffix['hours']) + Number(suffix['minutes']) / 60;
    return suffix['sign'] === '-' ? -hours : hours;
  }
  const known = ABBREVIATIONS[zone.toUpperCase()];
  if (known !== undefined) return known;
  const name = NAMES[zone.toLowerCase().replace(/ .*$/, '')];
  return name === undefined ? null : offsetIn(name, asUtc);
}

/** Returns how many hours a zone is ahead of UTC when its clocks show a time. */
function offsetIn(zone: string, asUtc: Instant): number {
  // The offset of a moment within a day is the same, but for the days on which the clocks change.
  return offsetAt(zone, asUtc - offsetAt(zone, asUtc) * HOUR_MS);
}

function offsetAt(zone: string, moment: Instant): number {
  const shown = Date.parse(`${dateAt(moment, zone)}T00:00:00Z`) + hourAt(moment, zone) * HOUR_MS;
  return Math.round((shown - moment) / HOUR_MS + (moment % HOUR_MS) / HOUR_MS);
}
