import { NO_SETTINGS } from '@pa-ledger/domain/approvers/approver-settings';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { expect, it } from 'vitest';
import type { PersonRow } from '../people/people-store.ts';
import { handOverSteps, withSuccessor, type HandOverFacts } from './hand-over-steps.ts';
import { OUTSIDE } from './offices.ts';

const day = (text: string) => text as CalendarDate;
const TODAY = day('2026-07-15');
const OLD = 'old@example.com';
const NEW = 'new@example.com';

function person(email: string, own: Partial<PersonRow> = {}): PersonRow {
  const since = Date.parse('2026-01-01T00:00:00Z');
  const joined = { invitedBy: null, invitedAt: since, joinedAt: since, validAfter: since };
  const [name = ''] = email.split('@');
  return { uid: email, email, name, role: 'admin', ...joined, version: 1, ...own };
}

const DONE: HandOverFacts = {
  office: 'treasurer',
  from: OLD,
  to: NEW,
  people: [person(NEW)],
  settings: { ...NO_SETTINGS, presidents: ['p1@example.com', 'p2@example.com'], treasurer: NEW },
  work: {},
  accounts: [{ name: 'Checking', through: day('2026-06-30') }],
  books: { closedThrough: day('2026-06-30') },
  year: { label: '2026–27', first: day('2026-07-01') },
  findings: { count: 0, isMore: false },
  today: TODAY,
  handedOver: OUTSIDE,
  allOutside: OUTSIDE,
};

/** Returns the steps that are not done. */
function left(own: Partial<HandOverFacts>) {
  return handOverSteps({ ...DONE, ...own })
    .filter(({ state }) => state !== 'done')
    .map(({ id, state }) => (state === 'open' ? id : `${id} ${state}`));
}

it('has nothing left to do once everything is handed over', () => {
  expect(left({})).toEqual([]);
});

const { joinedAt: _joinedAt, ...invited } = person(NEW);

it.each([
  ['no successor yet', { to: '' }, ['access', 'approver']],
  ['a successor without access', { people: [] }, ['access']],
  ['a successor who has not joined', { people: [invited] }, ['access']],
  ['a successor who only reviews', { people: [person(NEW, { role: 'reviewer' })] }, ['access']],
  [
    'a treasurer who is a bookkeeper',
    { people: [person(NEW, { role: 'bookkeeper' })] },
    ['access'],
  ],
  [
    'a successor whose access is over',
    { people: [person(NEW, { endsOn: day('2026-07-14') })] },
    ['access'],
  ],
  [
    'the predecessor still set',
    { settings: { ...DONE.settings, treasurer: OLD } },
    ['approver', 'released'],
  ],
  [
    'the predecessor still a stand-in',
    {
      settings: {
        ...DONE.settings,
        standIns: { ...NO_SETTINGS.standIns, president: 'Old@example.com' },
      },
    },
    ['released'],
  ],
  ['requests that wait', { work: { waiting: { [OLD]: { count: 2, cents: 500 } } } }, ['waiting']],
  ['an account never reconciled', { accounts: [{ name: 'A', through: null }] }, ['reconciled']],
  ['an account behind', { accounts: [{ name: 'A', through: day('2026-06-29') }] }, ['reconciled']],
  ['an open last year', { books: { closedThrough: day('2025-06-30') } }, ['year']],
  ['no year closed', { books: { closedThrough: null } }, ['year']],
  ['an open finding', { findings: { count: 1, isMore: false } }, ['findings']],
  ['a key left', { handedOver: OUTSIDE.slice(1) }, ['outside']],
  ['access without an end', { people: [person(NEW), person(OLD)] }, ['end']],
] satisfies [string, Partial<HandOverFacts>, string[]][])(
  'has to do with %s',
  (_name, own, ids) => {
    expect(left(own)).toEqual(ids);
  },
);

it('is done with access that has an end', () => {
  const steps = handOverSteps({
    ...DONE,
    people: [person(NEW), person(OLD, { endsOn: day('2026-07-31') })],
  });
  expect(steps.at(-1)).toMatchObject({
    state: 'done',
    details: ['old can sign in through Jul 31, 2026.'],
  });
});

it('works without a predecessor, and asks a president for no access', () => {
  expect(handOverSteps({ ...DONE, from: '' }).map(({ id }) => id)).toEqual([
    'access',
    'approver',
    'reconciled',
    'year',
    'findings',
    'outside',
  ]);
  expect(left({ office: 'president', from: '', people: [] })).toEqual([
    'access optional',
    'approver',
  ]);
});

it('sets no bookkeeper as approver', () => {
  const steps = handOverSteps({ ...DONE, office: 'bookkeeper' });
  expect(steps.map(({ id }) => id)).not.toContain('approver');
  expect(left({ office: 'bookkeeper', people: [person(NEW, { role: 'bookkeeper' })] })).toEqual([]);
});

it('puts the successor in the place of the predecessor, or in a free one', () => {
  const { settings } = DONE;
  const asPresident = (from: string, presidents = settings.presidents) =>
    withSuccessor({ ...settings, presidents }, { office: 'president', from, to: NEW })?.presidents;
  expect(withSuccessor(settings, { office: 'treasurer', from: '', to: OLD })?.treasurer).toBe(OLD);
  expect(asPresident('p1@example.com')).toEqual([NEW, 'p2@example.com']);
  expect(asPresident('p2@example.com')).toEqual(['p1@example.com', NEW]);
  expect(asPresident('', ['', 'p2@example.com'])).toEqual(['p2@example.com', NEW]);
  expect(asPresident('')).toBeUndefined();
  expect(withSuccessor(settings, { office: 'bookkeeper', from: OLD, to: NEW })).toBeNull();
});
