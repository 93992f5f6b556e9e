import type { DocumentData } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { checkNotices } from './check-notices.ts';
import type { ProjectData } from './project-data.ts';

const SETTINGS = {
  presidents: ['one@example.com'],
  treasurer: 'money@example.com',
  eventApprovers: { Fair: 'fair@example.com' },
};
const STAND_INS = { president: '', treasurer: '', eventApprovers: { Fair: 'co@example.com' } };
const OFFICERS = ['one@example.com', 'money@example.com'];
const AWAY = '2026-11-20/2026-11-30 Fair+x@example.com';

/** Finds what is wrong if these were told of the change. */
function problemsWhenTold(change: DocumentData, told: readonly string[], cause?: string): string[] {
  const entry = {
    collection: 'settings',
    document: 'approvers',
    version: 2,
    kind: 'changed',
    at: 0,
    before: {
      ...SETTINGS,
      standIns: STAND_INS,
    },
    after: {
      ...SETTINGS,
      standIns: STAND_INS,
      ...change,
    },
    ...(cause !== undefined && { cause }),
  };
  const mails = told.map((to) => ({
    id: to,
    data: { purpose: 'notice', subject: { kind: 'journal', id: 'entry' }, to },
  }));
  const data: Partial<ProjectData> = {
    journal: [{ id: 'entry', data: entry }],
    notices: [{ id: 'entry', data: {} }],
    mails,
  };
  // The check reads nothing else.
  return checkNotices(data as ProjectData, 0);
}

describe('who is told of stand-ins and absences (#132)', () => {
  it.each([
    ['a stand-in who is put in', { standIns: { ...STAND_INS, treasurer: 's@b.co' } }, ['s@b.co']],
    [
      "an event's stand-in who is taken out",
      { standIns: { ...STAND_INS, eventApprovers: {} } },
      ['co@example.com'],
    ],
    ['a person who is set as away', { absences: [AWAY] }, ['fair+x@example.com']],
  ])('is %s, and the officers', (_what, change, told) => {
    expect(problemsWhenTold(change, [...OFFICERS, ...told])).toEqual([]);
    expect(problemsWhenTold(change, OFFICERS)).toEqual([
      `${told.join()} was not told of the change entry.`,
    ]);
    expect(problemsWhenTold(change, [...OFFICERS, ...told, 'x@b.co'])).toEqual([
      'x@b.co was told of the change entry.',
    ]);
  });

  it('is nobody when a stand-in goes with a renamed category', () => {
    const standIns = { ...STAND_INS, eventApprovers: { Gala: 'co@example.com' } };
    expect(problemsWhenTold({ standIns }, [], 'categories~fair~2')).toEqual([]);
    expect(problemsWhenTold({ standIns }, [])).toHaveLength(3);
  });
});
