import { describe, expect, it } from 'vitest';
import type { FiscalYear } from '../time/fiscal-year.ts';
import {
  AMENDMENT_AMOUNTS,
  amendmentLines,
  amendmentRows,
  amendmentsFile,
  type AmendingEntry,
} from './amendments.ts';
import { csvParts } from './csv.ts';
import { namesIn } from './names.ts';

const NAMES = namesIn({
  categories: [
    { id: 'fair', name: 'Spring Fair' },
    { id: 'trips', name: 'Trips' },
  ],
  funds: [{ id: 'main', name: 'Main Fund', code: '4900' }],
});

const LINE = { categoryId: 'fair', fundId: 'main', originalBudget: 100, changes: 0 };

function entry(id: string, own: object, meetingDate = '2026-11-12'): AmendingEntry {
  return {
    id,
    collection: 'budgetItems',
    document: 'x',
    version: 2,
    kind: 'changed',
    words: [],
    at: Date.UTC(2026, 10, 13, 3),
    by: {
      uid: 'u',
      email: 'dana@example.com',
    },
    before: LINE,
    after: LINE,
    amendment: {
      fiscalYear: '2026',
      reason: 'Buses',
      authority: 'board',
      meetingDate,
    },
    ...own,
  } as object as AmendingEntry;
}

const ENTRIES = [
  entry('moved', { after: { ...LINE, categoryId: 'trips', changes: 0.5 }, at: 7 }),
  entry('removed', { after: null, at: 7 }),
  entry('added', { before: null, collection: 'incomeItems' }, '2026-10-01'),
  entry('first', { after: { ...LINE, fundId: 'gone' }, by: null, at: 5 }),
];

describe('amendmentLines', () => {
  it('go by meetings and moments, with what they were and are', () => {
    const lines = amendmentLines(ENTRIES, NAMES);
    expect(lines.map(({ id, lineName, from, to, by }) => [id, lineName, from, to, by])).toEqual([
      ['added', 'Spring Fair, Main Fund', null, 10_000, 'dana@example.com'],
      ['first', 'Spring Fair, Main Fund → Spring Fair, Unknown', 10_000, 10_000, ''],
      ['moved', 'Spring Fair, Main Fund → Trips, Main Fund', 10_000, 10_050, 'dana@example.com'],
      ['removed', 'Spring Fair, Main Fund', 10_000, null, 'dana@example.com'],
    ]);
    const twice = amendmentLines([...ENTRIES.slice(1, 2), ...ENTRIES.slice(1, 2)], NAMES);
    expect(twice.map(({ id }) => id)).toEqual(['removed', 'removed']);
  });

  it('make a file', () => {
    const [line] = amendmentLines(ENTRIES, NAMES);
    if (line === undefined) throw new Error('There is no line.');
    const rows = amendmentRows([line], 'America/New_York');
    expect(csvParts(rows, AMENDMENT_AMOUNTS).join('')).toBe(
      '\ufeffmeetingDate,side,line,from,to,reason,authority,changedBy,changedOn\r\n' +
        '"2026-10-01","Income","Spring Fair, Main Fund",,100,"Buses","Board","dana@example.com","2026-11-12"',
    );
    expect(amendmentsFile('2026' as FiscalYear)).toBe('amendments-2026.csv');
  });
});
