import { SEARCH_COLLECTIONS } from '@pa-ledger/domain/search/entries';
import { hasTerms, searchTermsOf } from '@pa-ledger/domain/search/terms';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { getApp } from 'firebase-admin/app';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  followEntry,
  indexAgain,
  indexRecord,
  placeNamed,
} from '../../functions/src/search/search-index.ts';
import { rebuildSearch } from '../../functions/src/search/check-search.ts';
import { sweepAlerts } from '../../functions/src/sweep-alerts.ts';
import { failingWork } from '../../functions/src/alerts/failing-work.ts';
import { readAlerts } from '../../functions/src/alerts/alerts.ts';
import { checkSearch } from '../../ops/checks/check-search.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { removeRecorded, putRecorded } from '../../tools/seed/put-recorded.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { alertIds } from '../functions/support/alerts.ts';
import { EVENT, PEOPLE } from '../functions/support/association.ts';
import { beforeEachBatch } from '../functions/support/commit-hook.ts';
import { filledForm } from '../functions/support/expenses.ts';
import {
  categoryRow,
  checkRow,
  newImportId,
  revenueRow,
  slice,
  undoAll,
} from '../functions/support/imports.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { below, oneOf, random, TIMEOUT_MS, times } from '../support/random.ts';

/** No trigger runs in a test environment: the test delivers each event itself, when and as often as it needs to. */
let testEnv: TestEnvironment;
let admin: AdminClient;

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  await rebuildSearch(testEnv.db);
  expect(await problems()).toEqual([]);
});

afterEach(() => testEnv.close());

/** Everything in which search contradicts the records. */
async function problems(): Promise<string[]> {
  return checkSearch(await readProject(getApp(testEnv.projectId), bucket.name));
}

/** Delivers the event of a document. */
async function follow(path: string): Promise<void> {
  const place = placeNamed(path.replace('/', '~'));
  if (place === null) throw new Error(`Search follows no ${path}.`);
  await indexAgain(testEnv.services, place);
}

/** Delivers the events of all records of the books, as triggers would. */
async function followBooks(): Promise<void> {
  for (const name of ['expenses', 'payments', 'revenueItems', 'manualExpenses', 'transfers'])
    for (const { id } of await testEnv.db.collection(name).listDocuments())
      await follow(`${name}/${id}`);
  for (const { id } of (await testEnv.db.collection('search').get()).docs)
    if (/^(expenses|payments|revenueItems|manualExpenses|transfers)~/.test(id))
      await follow(id.replace('~', '/'));
}

/** Delivers the entries of the journal, in any order. */
async function followJournal(): Promise<void> {
  for (const { id } of await testEnv.db.collection('journal').listDocuments())
    await followEntry(id, testEnv.services);
}

/** The ids of the entries that a typed text finds. */
async function found(typed: string): Promise<string[]> {
  const { db } = testEnv;
  const read = await Promise.all(SEARCH_COLLECTIONS.map((name) => db.collection(name).get()));
  const docs = read.flatMap(({ docs: entries }) => entries);
  const terms = searchTermsOf(typed);
  return docs
    .filter((entry) => hasTerms(entry.get('words') as Record<string, string>, terms))
    .map(({ id }) => id);
}

describe('search (#146)', () => {
  it('follows an expense from its submission to its payment and its void', async () => {
    const form = await filledForm({ paidTo: 'Zanzibar Rentals' });
    await testEnv.submit(form);
    const id = `expenses~${form.id}`;
    await followBooks();
    expect(await found('zanzibar')).toEqual([id]);
    for (const [step, person] of [PEOPLE.president, PEOPLE.treasurer].entries())
      await testEnv.decide(await testEnv.tokenFor(form.id, step, person));
    const { organization } = testEnv.services;
    const date = dateAt(testEnv.time.now, organization.timeZone);
    await admin.pay(form.id, { method: 'check', checkNumber: 'B-7731', date });
    await followBooks();
    expect((await found('b7731')).toSorted()).toEqual([id, `payments~${form.id}-1`]);
    expect((await testEnv.db.doc(`search/${id}`).get()).get('state')).toBe('paid');
    await admin.unpay(form.id);
    await followBooks();
    expect(await found('b7731')).toEqual([`payments~${form.id}-1`]);
    expect((await testEnv.db.doc(`search/payments~${form.id}-1`).get()).get('state')).toBe(
      'voided',
    );
    expect(await problems()).toEqual([]);
  });

  it('follows a category, its rename with its open expenses, its deletion, and its return', async () => {
    const form = await filledForm({ category: EVENT.name });
    await testEnv.submit(form);
    await followBooks();
    await admin.save({
      id: EVENT.id,
      version: 1,
      name: 'Zephyr Night',
      requiresEventApprover: true,
    });
    await followJournal();
    await followBooks();
    expect((await found('zephyr')).toSorted()).toEqual([
      expect.stringMatching(/^approvers~/),
      `categories~${EVENT.id}`,
      `expenses~${form.id}`,
    ]);
    expect(await problems()).toEqual([]);
    const made = await admin.save({
      id: 'yodel',
      version: null,
      name: 'Yodel Day',
      requiresEventApprover: false,
    });
    expect(made.status).toBe(200);
    await followJournal();
    expect(await found('yodel')).toEqual(['categories~yodel']);
    await admin.remove({ id: 'yodel', version: 1 });
    await followJournal();
    expect(await found('yodel')).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  it('follows who approves: nobody who left is found', async () => {
    const settings = testEnv.db.doc('settings/approvers');
    const { version: _version, ...before } = (await settings.get()).data() ?? {};
    await putRecorded(testEnv.db, 'settings/approvers', {
      ...before,
      treasurer: 'new/one@example.com',
    });
    await followJournal();
    expect(await found('new')).toEqual(['approvers~new%2Fone%40example.com']);
    const former = testEnv.db.doc(
      `approverSearch/approvers~${encodeURIComponent(PEOPLE.treasurer)}`,
    );
    expect((await former.get()).exists).toBe(false);
    // Who may not read addresses reads `search`.
    for (const { id } of (await testEnv.db.collection('search').get()).docs)
      expect(id).not.toMatch(/^approvers/);
    expect(await problems()).toEqual([]);
  });

  it('follows an import and its Undo', async () => {
    const id = newImportId();
    const rows = [
      revenueRow(2, { description: 'Quilts' }),
      checkRow(3, '88231'),
      categoryRow(4, 'Quilt Night'),
    ];
    expect((await admin.importRows(slice(id, rows))).status).toBe(200);
    await followJournal();
    await followBooks();
    expect((await found('quilt')).toSorted()).toEqual([
      `categories~${id}-4`,
      `revenueItems~${id}-2`,
    ]);
    expect(await found('88231')).toEqual([`manualExpenses~${id}-3`]);
    expect(await problems()).toEqual([]);
    expect((await undoAll(admin, id)).kept).toEqual([]);
    await followJournal();
    await followBooks();
    expect([...(await found('quilt')), ...(await found('88231'))]).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  it('follows a deposit and its deletion', async () => {
    const items = [{ id: 'one', date: '2026-09-14', amount: 20.5 }];
    const deposit = {
      accountId: 'bank',
      date: '2026-09-15',
      slip: '77118',
      countedBy: ['Ana', 'Lee'],
      items,
    };
    await putRecorded(testEnv.db, 'deposits/one', deposit);
    await followJournal();
    expect(await found('77118 $20.50')).toEqual(['deposits~one']);
    await removeRecorded(testEnv.db, 'deposits/one');
    await followJournal();
    expect(await found('77118')).toEqual([]);
    expect(await problems()).toEqual([]);
  });
});

describe('the events that search follows (#78)', () => {
  it(
    'come once to five times, shuffled and late, during other writes',
    async () => {
      const paths = [
        'revenueItems',
        'manualExpenses',
        'transfers',
        'payments',
        'expenses',
        'categories',
      ].flatMap((name) => ['a', 'b'].map((id) => `${name}/${id}`));
      const due: string[] = [];
      const deliver = async (): Promise<void> => {
        const [path] = due.splice(below(due.length), 1);
        if (path === undefined) return;
        await follow(path).catch(() => due.push(path));
      };
      const write = async (): Promise<void> => {
        for (let written = 0; written < times(8, 100); written++) {
          const path = oneOf(paths);
          const description = `${oneOf(['tent', 'drums', 'paint'])} ${below(100)}`;
          if (random() < 0.25) await testEnv.db.doc(path).delete();
          else
            await testEnv.db
              .doc(path)
              .set({ description, name: description, amount: below(99), date: '2026-09-14' });
          due.push(...Array.from({ length: 1 + below(5) }, () => path));
          await deliver();
        }
      };
      await Promise.all(Array.from({ length: 6 }, write));
      await Promise.all(
        Array.from({ length: 6 }, async () => {
          while (due.length > 0) await deliver();
        }),
      );
      expect(await problems()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('find a record that changed and changed back while its event was at work', async () => {
    const ref = testEnv.db.doc('revenueItems/one');
    await ref.set({ description: 'tent', amount: 1, date: '2026-09-14' });
    await follow('revenueItems/one');
    await ref.update({ description: 'drums' });
    let commits = 0;
    const db = beforeEachBatch(testEnv.db, async () => {
      if (commits++ > 0) return;
      await ref.update({ description: 'tent' });
      await follow('revenueItems/one');
    });
    await indexRecord(db, { collection: 'revenueItems', id: 'one' });
    expect(commits).toBe(2);
    expect(await found('tent')).toEqual(['revenueItems~one']);
  });

  it('write nothing when they come again', async () => {
    await testEnv.db
      .doc('revenueItems/one')
      .set({ description: 'tent', amount: 1, date: '2026-09-14' });
    await follow('revenueItems/one');
    const entry = testEnv.db.doc('search/revenueItems~one');
    const before = (await entry.get()).updateTime;
    await follow('revenueItems/one');
    expect((await entry.get()).updateTime).toEqual(before);
  });

  it('raise an alert if they keep failing, which goes once the record is followed', async () => {
    const { db, services } = testEnv;
    await db.doc('revenueItems/one').set({ description: 'tent', amount: 1, date: '2026-09-14' });
    const broken = beforeEachBatch(db, () => Promise.reject(new RangeError('broken')));
    const place = { collection: 'revenueItems', id: 'one' } as const;
    await expect(indexAgain({ ...services, db: broken }, place)).rejects.toThrow(
      "index isn't done",
    );
    expect(await alertIds(db)).toEqual(['workFails~index~revenueItems~one']);
    await sweepAlerts(services, await readAlerts(db), failingWork(services));
    expect(await alertIds(db)).toEqual([]);
    expect(await found('tent')).toEqual(['revenueItems~one']);
  });

  it('wait while the data is of another version', async () => {
    await testEnv.db
      .doc('revenueItems/one')
      .set({ description: 'tent', amount: 1, date: '2026-09-14' });
    await testEnv.db.doc('schema/version').update({ underWay: { what: 'migration' } });
    await expect(follow('revenueItems/one')).rejects.toThrow("index isn't done");
    expect(await found('tent')).toEqual([]);
  });
});

describe('Recalculate', () => {
  it('makes all of search anew and removes what no record has', async () => {
    const form = await filledForm();
    await testEnv.submit(form);
    await testEnv.db
      .doc('people/ana')
      .set({ email: 'ana@example.com', name: 'Ana', role: 'admin' });
    await admin.recalculate();
    expect(await problems()).toEqual([]);
    const whole = await testEnv.db.collection('search').get();
    expect(whole.size).toBeGreaterThan(3);

    const search = testEnv.db.collection('search');
    await search.doc(`expenses~${form.id}`).delete();
    await search.doc('people~ana').update({ title: 'Somebody', more: 1 });
    await testEnv.db.doc('approverSearch/approvers~gone').set({ kind: 'approvers', words: {} });
    await testEnv.db.doc('approverSearch/expenses~gone').set({ kind: 'expenses', words: {} });
    for (const id of [
      'deposits~gone',
      'gone',
      'settings~approvers',
      'settings~books',
      'approvers~gone',
      'funds~main',
    ])
      await search.doc(id).set({ kind: 'deposits', words: { gone: '9' } });
    expect(await problems()).toHaveLength(10);
    await admin.recalculate();
    expect(await problems()).toEqual([]);

    await testEnv.db.doc('settings/approvers').delete();
    await admin.recalculate();
    expect(await problems()).toEqual([]);
  });
});
