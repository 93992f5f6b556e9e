import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RECORDED_SAVES, type RecordedSave } from '../fixtures/recorded-saves.ts';
import { ACTORS, openRulesEnvironment, type RulesEnvironment } from './environment.ts';

/** A tab of the version before, whose panel writes no journal entries. */
const PROJECT = 'demo-pa-ledger-old-panel';
const BOOKS = ['revenueItems', 'manualExpenses', 'funds', 'budgetItems', 'fundBalances', 'journal'];

let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment(PROJECT);
});

afterEach(() =>
  Promise.all(BOOKS.map((name) => rules.server.recursiveDelete(rules.server.collection(name)))),
);
afterAll(() => rules.close());

/** Puts the documents in place on which a save is based. @returns what it sends, its braces filled in. */
async function setScene({ before, body }: RecordedSave): Promise<string> {
  const batch = rules.server.batch();
  for (const [path, fields] of Object.entries(before)) batch.set(rules.server.doc(path), fields);
  const [written] = await batch.commit();
  const filled = body.replaceAll('{project}', PROJECT);
  return written === undefined
    ? filled
    : filled.replaceAll('{updateTime}', exactText(written.writeTime));
}

/** The moment to the nanosecond, as the protocol writes it. */
function exactText({ seconds, nanoseconds }: Timestamp): string {
  const second = new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length);
  return `${second}.${String(nanoseconds).padStart(9, '0')}Z`;
}

/** Asks for a document, or sends a commit, as the page does. @returns the HTTP status. */
async function ask(place: string, token: string, body?: string): Promise<number> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const documents = `http://${host}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const headers = { 'Content-Type': 'text/plain', Authorization: `Bearer ${token}` };
  const request = body === undefined ? { headers } : { method: 'POST', headers, body };
  const answer = await fetch(`${documents}${place}`, request);
  await answer.arrayBuffer();
  return answer.status;
}

/** The token of an administrator, or of one who was removed, as the emulator takes it: without a signature. */
function tokenOf(actor: 'A4' | 'A5'): string {
  const now = Math.floor(Date.now() / 1000);
  const uid = actor.toLowerCase();
  const issued = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, iat: now };
  const claims = { ...ACTORS[actor], ...issued, exp: now + 3600, sub: uid, user_id: uid };
  const parts = [{ alg: 'none', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return [...parts, ''].join('.');
}

/** Everything in the books and the journal, by paths. */
async function stored(): Promise<Record<string, unknown>> {
  const all = await Promise.all(BOOKS.map((name) => rules.server.collection(name).get()));
  return Object.fromEntries(
    all.flatMap(({ docs }) => docs.map((found) => [found.ref.path, found.data()])),
  );
}

describe('a tab of the version before (#90, #118)', () => {
  it.each(RECORDED_SAVES)('saves nothing without its entry: $what', async (save) => {
    const body = await setScene(save);
    const before = await stored();
    expect(await ask(':commit', tokenOf('A4'), body)).toBe(403);
    expect(await stored()).toEqual(before);
    // The rules refuse it, and not its form: where they do not ask, it is taken.
    expect(await ask(':commit', 'owner', body)).toBe(200);
    expect(await stored()).not.toEqual(before);
  });

  it('is of an administrator, who reads', async () => {
    await rules.server.doc('funds/recorded').set({ code: '1' });
    expect(await ask('/funds/recorded', tokenOf('A4'))).toBe(200);
    expect(await ask('/funds/recorded', tokenOf('A5'))).toBe(403);
  });
});
