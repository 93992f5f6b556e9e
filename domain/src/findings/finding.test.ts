import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../people/role.ts';
import { MAX_ANSWERS, mayAnswer, resolveRefusal, type FindingStatus } from './finding.ts';

const AT = Date.parse('2026-06-01T15:00:00Z');

describe('resolveRefusal', () => {
  const writtenAs = (role: Role) => ({
    by: { uid: 'ana', email: 'ana@example.com' },
    role,
    at: AT,
  });
  const ana = (role: Role) => ({ uid: 'ana', role, joinedAt: AT - 1 });
  const other = (role: Role, joinedAt?: number) => ({ uid: 'lee', role, joinedAt });

  it.each([
    ['its writer', 'reviewer', ana('reviewer'), null],
    ['its writer, who keeps the books too', 'bookkeeper', ana('bookkeeper'), null],
    ['its writer, an administrator', 'admin', ana('admin'), null],
    ['its writer, who was an administrator', 'admin', ana('reviewer'), null],
    [
      'its writer, who was a reviewer and keeps the books now',
      'reviewer',
      ana('bookkeeper'),
      'findingOfReviewer',
    ],
    [
      'its writer, who was a reviewer and is an administrator now',
      'reviewer',
      ana('admin'),
      'findingOfReviewer',
    ],
    ['a later reviewer', 'reviewer', other('reviewer', AT + 1), null],
    ['a later reviewer, of an administrator', 'admin', other('reviewer', AT + 1), null],
    ['a reviewer who joined at that moment', 'reviewer', other('reviewer', AT), 'findingOfOthers'],
    ['an earlier reviewer', 'reviewer', other('reviewer', AT - 1), 'findingOfOthers'],
    ['a reviewer who never joined', 'reviewer', other('reviewer'), 'findingOfOthers'],
    ['a later administrator', 'reviewer', other('admin', AT + 1), 'findingOfOthers'],
    ['a later bookkeeper', 'admin', other('bookkeeper', AT + 1), 'findingOfOthers'],
  ] as const)('of %s', (_name, role, person, refusal) => {
    expect(resolveRefusal(writtenAs(role), person)).toBe(refusal);
  });
});

it('only the people of the books answer, while a finding is open, and at most 20 times', () => {
  const answers = (count: number) =>
    Array.from({ length: count }, () => ({
      text: 'x',
      by: { uid: 'lee', email: 'lee@example.com' },
      name: 'Lee',
      at: AT,
    }));
  const may = (role: Role, status: FindingStatus = 'open', count = 0) =>
    mayAnswer({ status, answers: answers(count) }, role);
  expect(ROLES.filter((role) => may(role))).toEqual(['admin', 'bookkeeper']);
  expect(may('admin', 'resolved')).toBe(false);
  expect(may('admin', 'open', MAX_ANSWERS - 1)).toBe(true);
  expect(may('admin', 'open', MAX_ANSWERS)).toBe(false);
});
