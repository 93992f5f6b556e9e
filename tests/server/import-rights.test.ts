import type { ImportKind } from '@pa-ledger/domain/imports/import-kinds';
import { IMPORT_RIGHTS } from '@pa-ledger/domain/imports/import-kinds';
import { RECENT_SIGN_IN_MS } from '@pa-ledger/domain/people/person';
import { may } from '@pa-ledger/domain/people/rights';
import { ROLES, type Role } from '@pa-ledger/domain/people/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { SETTINGS } from '../functions/support/association.ts';
import { everyDocument } from '../functions/support/archives.ts';
import {
  categoryRow,
  checkRow,
  fundRow,
  lineRow,
  newImportId,
  revenueRow,
  slice,
  undoAll,
} from '../functions/support/imports.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

/** Who may import and undo what: by the kind of the import, and by what is in it. */
let testEnv: TestEnvironment;
let made = 0;

beforeAll(async () => {
  testEnv = await createTestEnvironment({ ...SETTINGS, presidents: [] });
});

afterAll(() => testEnv.close());

function as(role: Role, signedInAt = testEnv.time.now): AdminClient {
  const by = { uid: role, email: `${role}@example.com` };
  return adminClient(testEnv.services, by, { role, signedInAt });
}

/** Returns a president in a row of a sheet, whom no sheet before named. */
function president() {
  const address = `president${++made}@example.com`;
  return [{ row: 9, role: 'president', category: null, address }] as const;
}

/** Returns a slice of each kind, with names and numbers that nothing has yet. */
function sliceOf(kind: ImportKind, id = newImportId()) {
  made++;
  const records: Readonly<Record<ImportKind, readonly object[]>> = {
    funds: [fundRow(2, `Fund ${made}`, `8${made}`)],
    categories: [categoryRow(2, `Event ${made}`)],
    budget: [lineRow(2, {}, 'incomeItems')],
    revenueItems: [revenueRow(2)],
    manualExpenses: [checkRow(2, `9${made}`)],
    approvers: [],
  };
  const approvers = kind === 'approvers' ? president() : [];
  return slice(id, records[kind], { kind, approvers, rows: 1 });
}

// The keys of a constant table are its own literal keys.
const KINDS = Object.keys(IMPORT_RIGHTS) as ImportKind[];
const CELLS = KINDS.flatMap((kind) => ROLES.map((role) => ({ kind, role })));

/** Asks for something that is refused, and expects that it changes nothing. */
async function expectNothing(
  code: 'roleRefused' | 'passwordRequired',
  act: () => Promise<unknown>,
): Promise<void> {
  const before = await everyDocument(testEnv.db);
  expect(await act()).toEqual(refused(code));
  expect(await everyDocument(testEnv.db)).toEqual(before);
}

describe('an import and its Undo', () => {
  it.each(CELLS)('of $kind by a $role', async ({ kind, role }) => {
    const client = as(role);
    const isAllowed = may(role, 'keepBooks') && may(role, IMPORT_RIGHTS[kind]);
    const own = sliceOf(kind);
    if (isAllowed) {
      expect((await client.importRows(own)).body).toEqual({
        success: true,
        stored: 1,
        refused: [],
      });
      await undoAll(client, own.id);
      expect((await testEnv.db.doc(`imports/${own.id}`).get()).get('undone.by.uid')).toBe(role);
      return;
    }
    await expectNothing('roleRefused', () => client.importRows(own));
    const theirs = sliceOf(kind);
    expect((await as('admin').importRows(theirs)).status).toBe(200);
    await expectNothing('roleRefused', () => client.undoImport({ id: theirs.id, from: null }));
    // Also in the middle of an Undo that someone else began.
    const from = { step: 'categories', after: null };
    await expectNothing('roleRefused', () => client.undoImport({ id: theirs.id, from }));
    await undoAll(as('admin'), theirs.id);
  });

  it.each([
    ['a new category', () => ({ records: [categoryRow(3, `Fair ${++made}`)], approvers: [] })],
    ['an approver', () => ({ records: [], approvers: president() })],
  ])('of a budget that brings %s is not for a bookkeeper', async (_name, content) => {
    const own = { ...sliceOf('budget'), ...content() };
    await expectNothing('roleRefused', () => as('bookkeeper').importRows(own));
    expect((await as('admin').importRows(own)).status).toBe(200);
    await expectNothing('roleRefused', () =>
      as('bookkeeper').undoImport({ id: own.id, from: null }),
    );
    await undoAll(as('admin'), own.id);
  });

  it('is judged by all that its slices brought', async () => {
    const [id, bookkeeper] = [newImportId(), as('bookkeeper')];
    expect((await bookkeeper.importRows(sliceOf('budget', id))).status).toBe(200);
    const more = slice(id, [categoryRow(5, `Gala ${++made}`)], { kind: 'budget', rows: 2 });
    await expectNothing('roleRefused', () => bookkeeper.importRows(more));
    expect((await as('admin').importRows(more)).status).toBe(200);
    await expectNothing('roleRefused', () => bookkeeper.undoImport({ id, from: null }));
    await undoAll(as('admin'), id);
  });

  it('sets approvers only within ten minutes of the password', async () => {
    const { now } = testEnv.time;
    const late = as('admin', now - RECENT_SIGN_IN_MS);
    const inTime = as('admin', now - RECENT_SIGN_IN_MS + 1000);
    const own = sliceOf('approvers');
    await expectNothing('passwordRequired', () => late.importRows(own));
    expect((await inTime.importRows(own)).status).toBe(200);
    await expectNothing('passwordRequired', () => late.undoImport({ id: own.id, from: null }));
    await undoAll(inTime, own.id);
    // Everything else goes on with an older sign-in.
    for (const kind of KINDS.filter((one) => one !== 'approvers')) {
      const other = sliceOf(kind);
      expect([kind, (await late.importRows(other)).status]).toEqual([kind, 200]);
      await undoAll(late, other.id);
    }
  });
});
