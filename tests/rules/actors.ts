import type { Person } from '@pa-ledger/domain/people/person';
import type { Role } from '@pa-ledger/domain/people/role';
import type { TokenOptions } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase-admin/firestore';
import { personEntry } from '../fixtures/people.ts';

/**
 * Who tries: A1 without a sign-in, A2 signed in without the claim, A3 with a claim that only looks like it, A4 an
 * administrator, A5 a removed administrator whose token still works, A6 the holder of an approval link with all of it
 * in claims, A7 an administrator whose account has another administrator's address, A8 a bookkeeper, A9 a reviewer, A10 a
 * reviewer whose last day is over, A11 an administrator whose sign-in is older than their new password, A12 someone who
 * hasn't used their invitation.
 */
export const ACTORS = {
  A1: undefined,
  A2: {},
  A3: { admin: 'true', email: 'a3@example.com' },
  A4: { admin: true, email: 'Treasurer@Example.com' },
  A5: { admin: true, email: 'removed@example.com' },
  A6: {
    expenseId: 'aB3dE5fG7hJ9kL1mN2pQ',
    s: 1,
    a: 'hash of the approver',
    n: 'secret',
    x: 4_102_444_800_000,
    k: '1',
    m: 'A'.repeat(43),
    role: 'approver',
  },
  A7: { admin: true, email: 'treasurer@example.com' },
  A8: { admin: true, email: 'bookkeeper@example.com' },
  A9: { admin: true, email: 'reviewer@example.com' },
  A10: { admin: true, email: 'ended@example.com' },
  A11: { admin: true, email: 'outdated@example.com' },
  A12: { admin: true, email: 'invited@example.com' },
} as const;

export type Actor = keyof typeof ACTORS;

/** Those who may do anything, each as what. */
export const ROLE_OF: Readonly<Partial<Record<Actor, Role>>> = {
  A4: 'admin',
  A8: 'bookkeeper',
  A9: 'reviewer',
};

/** Everyone who may do nothing. */
export const OUTSIDERS: readonly Actor[] = [
  'A1',
  'A2',
  'A3',
  'A5',
  'A6',
  'A7',
  'A10',
  'A11',
  'A12',
];
export const EVERYBODY: readonly Actor[] = [...OUTSIDERS, 'A4', 'A8', 'A9'];

/** Those whose token has the claim. */
export const CLAIMANTS: readonly Actor[] = EVERYBODY.filter((actor) => {
  const claims: { readonly admin?: unknown } = ACTORS[actor] ?? {};
  return claims.admin === true;
});

export const ADMIN = 'a4';
export const RENAMED_ADMIN = 'a7';

export const ADMIN_DOCUMENT = personEntry('treasurer@example.com');
export const RENAMED_ADMIN_DOCUMENT = personEntry('helper@example.com');

const FAR = new Date('2099-01-01T00:00:00Z');
const { joinedAt: _joinedAt, ...INVITED } = personEntry(ACTORS.A12.email);

/** The entries in `people` that count or once counted; A5's was removed. */
export const ENTRIES: Readonly<Partial<Record<Actor, Readonly<Record<string, unknown>>>>> = {
  A4: ADMIN_DOCUMENT,
  A7: RENAMED_ADMIN_DOCUMENT,
  A8: personEntry(ACTORS.A8.email, 'Dana Whitfield', { role: 'bookkeeper' }),
  A9: personEntry(ACTORS.A9.email, 'Lee Park', { role: 'reviewer', endsAt: FAR }),
  A10: personEntry(ACTORS.A10.email, 'Ann Lee', {
    role: 'reviewer',
    endsAt: new Date('2026-01-01'),
  }),
  A11: personEntry(ACTORS.A11.email, 'Sam Ortiz', { validAfter: FAR }),
  A12: INVITED,
};

/** Stores the entries of the actors. */
export async function putPeople(db: Firestore): Promise<void> {
  const batch = db.batch();
  for (const [actor, entry] of Object.entries(ENTRIES))
    batch.set(db.doc(`people/${actor.toLowerCase()}`), entry);
  await batch.commit();
}

/** Deletes them. */
export async function removePeople(db: Firestore): Promise<void> {
  const batch = db.batch();
  for (const actor of Object.keys(ENTRIES)) batch.delete(db.doc(`people/${actor.toLowerCase()}`));
  await batch.commit();
}

/** Returns the uid of an actor's account. */
export function uidOf(actor: Actor): string | undefined {
  return actor === 'A1' ? undefined : actor.toLowerCase();
}

/** Returns the claims of a token, which say that the password was typed just now unless they have another `auth_time`. */
export function justSignedIn(claims: TokenOptions = {}): TokenOptions {
  return { auth_time: Math.floor(Date.now() / 1000), ...claims };
}

/** Their addresses: those of their entries in `people`, and without one those of their tokens. */
const ADDRESSES: Readonly<Partial<Record<Actor, string>>> = {
  A3: ACTORS.A3.email,
  A4: ADMIN_DOCUMENT.email,
  A5: ACTORS.A5.email,
  A7: RENAMED_ADMIN_DOCUMENT.email,
  A8: ACTORS.A8.email,
  A9: ACTORS.A9.email,
  A10: ACTORS.A10.email,
  A11: ACTORS.A11.email,
  A12: ACTORS.A12.email,
};

/** Returns an actor as the journal would name them, so that no entry is refused for its author alone. */
export function authorOf(actor: Actor): Person {
  return { uid: uidOf(actor) ?? '', email: ADDRESSES[actor] ?? '' };
}
