import { describe, expect, it } from 'vitest';
import { serviceDay } from './service-day.ts';

const EAST = 'America/New_York';
const day = (date: string, time = '', zone = '') => serviceDay({ date, time, zone }, EAST);

describe('the day of a sale', () => {
  it('is as written without a time, or a zone that we know', () => {
    expect(day('06/30/2027')).toBe('2027-06-30');
    expect(day('06/30/2027', '', 'PDT')).toBe('2027-06-30');
    expect(day('2027-06-30T23:59:59')).toBe('2027-06-30');
    expect(day('06/30/2027', '23:59:59', 'CEST')).toBe('2027-06-30');
    expect(day('soon', '23:59:59', 'PDT')).toBeNull();
  });

  it('is the school’s where the file names its zone', () => {
    expect(day('06/30/2027', '20:59:59', 'PDT')).toBe('2027-06-30');
    expect(day('06/30/2027', '21:00:00', 'PDT')).toBe('2027-07-01');
    expect(day('06/30/2027', '9:00 PM', 'pdt')).toBe('2027-07-01');
    expect(day('06/30/2027', '12:30 am', 'UTC')).toBe('2027-06-29');
    expect(day('2027-07-01T03:59:00Z')).toBe('2027-06-30');
    expect(day('2027-07-01 04:00:00.5 +0000')).toBe('2027-07-01');
    expect(day('2027-06-30 21:30 -07:00')).toBe('2027-07-01');
  });

  it('follows the clocks of a zone that has a name', () => {
    const pacific = 'Pacific Time (US & Canada)';
    expect(day('2027-06-30', '20:59', pacific)).toBe('2027-06-30');
    expect(day('2027-06-30', '21:00', pacific)).toBe('2027-07-01');
    expect(day('2027-01-31', '20:59', pacific)).toBe('2027-01-31');
    expect(day('2027-01-31', '21:00', pacific)).toBe('2027-02-01');
    // Arizona's clocks don't change.
    expect(day('2027-06-30', '20:59', 'Arizona')).toBe('2027-06-30');
    expect(day('2027-06-30', '21:00', 'Arizona')).toBe('2027-07-01');
    // The night the clocks go forward, and an hour that no clock shows.
    expect(day('2027-03-13', '22:30', pacific)).toBe('2027-03-14');
    expect(day('2027-03-14', '02:30', pacific)).toBe('2027-03-14');
  });
});
