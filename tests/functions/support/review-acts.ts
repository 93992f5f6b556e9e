import type { ErrorCode } from '@pa-ledger/domain/error-messages';
import type { Person } from '@pa-ledger/domain/people/person';
import type { Role } from '@pa-ledger/domain/people/role';
import type { Review, ReviewTicks } from '@pa-ledger/domain/review/review';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import type { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { refused } from '../../support/refused.ts';
import { adminClient, type AdminReply } from './admin-client.ts';
import { ANA, DAYS, PEOPLE, RUTH } from './reviewed-days.ts';
import type { TestEnvironment } from './test-environment.ts';

export const HASH = 'a'.repeat(64);
/** A reviewer from outside. */
export const CARL = { name: 'Carl Berg', email: 'carl@example.com' };

export const refuses = (reply: AdminReply, code: ErrorCode, sentence?: string) =>
  expect(reply).toEqual(refused(code, sentence));

function roleOf({ uid }: Person): Role {
  return PEOPLE.find(([one]) => one.uid === uid)?.[2].role ?? 'admin';
}

/**
 * Acts with a review, each by who does it most, and what's stored of it.
 * @param testEnv is called when a test runs, as `id` is: each test has a review of its own.
 */
export function reviewActs(testEnv: () => TestEnvironment, id: () => string) {
  const client = (by: Person) => adminClient(testEnv().services, by, { role: roleOf(by) });
  const act = (by: Person, request: object): Promise<AdminReply> =>
    client(by).manageReview({ id: id(), ...request });
  const begin = (by = ANA, days: object = DAYS) => act(by, { action: 'begin', ...days });
  const drawAbove = (version: number, by = ANA, amount = 0) =>
    act(by, { action: 'draw', version, rule: { kind: 'above', amount } });
  const drawRandom = (version: number, by = ANA, count = 2) =>
    act(by, { action: 'draw', version, rule: { kind: 'random', count } });
  const tick = (item: string, by = ANA, seen = true) => act(by, { action: 'tick', item, seen });
  const packet = (by = ANA, more: object = {}) =>
    act(by, { action: 'packet', hash: HASH, withAddresses: false, parts: 12, failed: 1, ...more });
  const adopt = (version: number, by = RUTH, more: object = {}) =>
    act(by, {
      action: 'adopt',
      version,
      meetingOn: '2026-09-03',
      reviewers: [CARL, { name: 'Ana Ruiz', email: ANA.email }],
      hash: HASH,
      ...more,
    });
  const unadopt = (version: number, by = RUTH, reason = 'Wrong day') =>
    act(by, { action: 'unadopt', version, reason });

  async function stored(): Promise<Review<Timestamp> | undefined> {
    // Only the function writes it.
    return (await testEnv().db.doc(`reviews/${id()}`).get()).data() as
      | Review<Timestamp>
      | undefined;
  }

  async function ticks(): Promise<Readonly<Record<string, string>>> {
    const found = (await testEnv().db.doc(`reviewTicks/${id()}`).get()).data();
    const { ticks: marks = {} } = { ...(found as ReviewTicks<Timestamp> | undefined) };
    return Object.fromEntries(Object.entries(marks).map(([key, { by }]) => [key, by.uid]));
  }

  async function journal(): Promise<readonly string[]> {
    const found = await testEnv().db.collection('journal').where('document', '==', id()).get();
    const entries = found.docs.map((entry) => entry.data());
    return entries
      .toSorted((one, other) => Number(one['version']) - Number(other['version']))
      .map((entry) => `${textIn(entry, 'kind')} by ${textIn(membersOf(entry['by']), 'uid')}`);
  }

  return {
    client,
    begin,
    drawAbove,
    drawRandom,
    tick,
    packet,
    adopt,
    unadopt,
    stored,
    ticks,
    journal,
  };
}
