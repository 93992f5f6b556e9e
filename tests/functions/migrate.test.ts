import { organization } from '@pa-ledger/domain/organization';
import { wordsOf } from '@pa-ledger/domain/ledger/journal-words';
import type { Contact } from '@pa-ledger/domain/expenses/expense';
import { dateAt, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { fiscalYearOf, presentFiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminEntry } from '../fixtures/admins.ts';
import { createReceiptStore } from '../../functions/src/expenses/receipts/receipts.ts';
import { isAdmin, listAdmins } from '../../ops/admins/admins.ts';
import { sumsOfAllDays } from '../../ops/checks/check-totals.ts';
import type { Found } from '../../ops/checks/project-data.ts';
import type { Migrated } from '../../ops/migrations/migrate.ts';
import { summaryOf } from '../../ops/migrations/summary.ts';
import { asText, problemsOf, restoreInto, type OwnProject } from './support/archives.ts';
import { TIMEOUT_MS } from './support/counts.ts';
import { endOf, migrate, migratingProjects } from './support/migrating-projects.ts';
import { documentsOf, KEPT_ARCHIVES, keptArchive, momentOfKept } from './support/old-data.ts';
import { testServices } from './support/suite.ts';
import { actorsIn, tokenIn } from './support/test-environment.ts';

const { newProject, oldProject } = migratingProjects();

describe.each(KEPT_ARCHIVES)('%s (#112)', (name, version) => {
  let project: OwnProject;
  let before: Map<string, DocumentData>;
  let migrated: Migrated | null;
  let link: string;
  let refused: number;

  beforeAll(async () => {
    project = newProject();
    await restoreInto(project, keptArchive(name));
    // No archive makes anybody an administrator: this one is as the code of that version wrote it.
    const email = `${randomUUID()}@example.com`;
    const { uid } = await getAuth(project.app).createUser({ email, password: randomUUID() });
    await getAuth(project.app).setCustomUserClaims(uid, { admin: true });
    const addedAt = Timestamp.fromMillis(0);
    const entry = version === 1 ? { email, addedAt } : { ...adminEntry(email), addedAt };
    await project.db.doc(`admins/${uid}`).set(entry);
    before = await documentsOf(project.db);
    link = await someLink(project.db);
    refused = await answerTo(link);
    migrated = await migrate(project);
  }, TIMEOUT_MS);

  /** A link that was mailed before, for a step that is open. */
  async function someLink(db: Firestore): Promise<string> {
    const pending = await db.collection('expenses').where('status', '==', 'pending').get();
    for (const { id, data } of pending.docs.map((found) => ({
      id: found.id,
      data: found.data(),
    }))) {
      // Written by the server in this form.
      const steps = data['steps'] as { status: string; approvers: string[] }[];
      const step = steps.findIndex(({ status, approvers }) => status === 'open' && approvers[0]);
      const approver = steps[step]?.approvers[0];
      if (approver !== undefined) return tokenIn(db, { expenseId: id, step, approver });
    }
    throw new Error('Nothing waits for a decision.');
  }

  async function answerTo(token: string): Promise<number> {
    const services = testServices({
      db: project.db,
      receipts: createReceiptStore(project.bucket),
      slips: createReceiptStore(project.bucket, 'deposits'),
    });
    return (await actorsIn(services).review(token)).status;
  }

  it('is of this version, open, and without a contradiction', async () => {
    expect(migrated).toMatchObject({ from: version, notes: [] });
    await endOf(project, version);
    expect(await problemsOf(project, await momentOfKept(name))).toEqual([]);
  });

  it('has the same sums by category, fund and measure; of submitted expenses by category', async () => {
    const found = (collection: string): Found[] =>
      [...before]
        .filter(([path]) => new RegExp(`^${collection}/[^/]+$`).test(path))
        .map(([path, data]) => ({ id: path.split('/').at(-1) ?? '', data }));
    const sums = sumsOfAllDays({
      ...{ expenses: found('expenses'), payments: found('payments') },
      transfers: found('transfers'),
      ...{ revenueItems: found('revenueItems'), manualExpenses: found('manualExpenses') },
    });
    const expected = [...sums].flatMap(([cell, measures]) =>
      Object.entries(measures)
        .filter(([, sum]) => sum !== 0n)
        .map(([measure, sum]) => [`${cell} ${measure}`, String(sum)]),
    );
    expect(expected.length).toBeGreaterThan(10);
    expect((await summaryOf(project.db)).sums).toEqual(Object.fromEntries(expected));
    expect(migrated?.sums).toBe(expected.length);
  });

  it('has the totals that its reports showed, by months now, and the funds are kept', async () => {
    const items = [...before].filter(([path]) => path.startsWith('budgetItems/'));
    /** The fund in which the reports counted what had none. */
    const followed = (category: unknown): unknown => {
      const own = items.filter(([, { categoryId }]) => categoryId === category);
      const funds = new Set(own.map(([, { fundId }]) => fundId as unknown));
      const [only] = funds;
      return funds.size === 1 && before.has(`funds/${String(only)}`) ? only : null;
    };
    const sumsIn = (
      documents: ReadonlyMap<string, DocumentData>,
      fundOf: (category: unknown) => unknown,
    ) => {
      const sums: Record<string, number> = {};
      for (const [path, { categoryId, fundId, month: _month, ...amounts }] of documents) {
        if (!path.startsWith('totals/')) continue;
        for (const [measure, amount] of Object.entries(amounts)) {
          const fund: unknown = fundId ?? fundOf(categoryId);
          const name = `${String(categoryId)} ${String(fund)} ${measure}`;
          if (amount !== 0) sums[name] = (sums[name] ?? 0) + Number(amount);
        }
      }
      return sums;
    };
    const after = await documentsOf(project.db);
    expect(sumsIn(after, () => null)).toEqual(sumsIn(before, followed));
    const cells = [...after.keys()].filter((path) => path.startsWith('totals/'));
    expect(new Set(cells.map((path) => path.slice(7, 14))).size).toBeGreaterThan(1);
    for (const [path, { status, approvedOn, steps }] of after) {
      if (!/^expenses\/[^/]+$/.test(path)) continue;
      const last = (steps as { decision: { at: Timestamp } | null }[]).at(-1)?.decision;
      const isApproved = status === 'approved' || status === 'paid';
      expect(approvedOn).toBe(
        isApproved && last != null ? dateAt(last.at.toMillis(), organization.timeZone) : null,
      );
    }
  });

  it('has budgets of the present year, and balances of the year in which the books begin', async () => {
    const documents = await documentsOf(project.db);
    const of = (collection: string) =>
      [...documents].filter(([path]) => path.startsWith(`${collection}/`));
    const years = of('budgetItems').map(([, { fiscalYear }]) => fiscalYear as unknown);
    const { timeZone, fiscalYearFirstMonth } = organization;
    const present = presentFiscalYear(Date.now(), timeZone, fiscalYearFirstMonth);
    expect(new Set(years)).toEqual(new Set([present]));
    const days = ['revenueItems', 'manualExpenses', 'expenses']
      .flatMap(of)
      .flatMap(([, { date, approvedOn, payment }]): unknown[] => [
        date,
        approvedOn,
        (payment as DocumentData | null | undefined)?.['date'],
      ])
      .filter(isCalendarDate);
    const first = fiscalYearOf(days.toSorted()[0] ?? ('' as never), fiscalYearFirstMonth);
    const old = [...before].filter(([path]) => path.startsWith('fundBalances/'));
    expect(old.length).toBeGreaterThan(1);
    expect(of('fundBalances')).toHaveLength(old.length);
    for (const [path, { version: _version, ...balance }] of old) {
      // Since version 8 they are where they belong.
      const isMoved = version < 8;
      const now = documents.get(isMoved ? path.replace('/', `/${first}~`) : path);
      const place = isMoved ? { fiscalYear: first, source: 'typed' } : {};
      expect(now).toMatchObject({ ...balance, ...place });
    }
  });

  it('accepts the links that were mailed before the migration', async () => {
    expect(refused).toBe(503);
    expect(await answerTo(link)).toBe(200);
    const noncesOf = (documents: ReadonlyMap<string, DocumentData>): unknown[] =>
      [...documents]
        .filter(([path]) => /^expenses\/[^/]+$/.test(path))
        .map(([path, { steps }]) => [
          path,
          (steps as DocumentData[]).map(({ nonce }) => nonce as unknown),
        ]);
    expect(noncesOf(await documentsOf(project.db))).toEqual(noncesOf(before));
  });

  it('keeps its history as it was written, but for who submitted, and finds it by words', async () => {
    const historyIn = (documents: ReadonlyMap<string, DocumentData>) =>
      [...documents].filter(([path]) => path.includes('/history/'));
    const history = historyIn(before).map(([path, { words: _words, ...entry }]) => {
      return [path, entry] as const;
    });
    expect(new Set(history.map(([, { what }]) => what as unknown))).toContain('paymentVoided');
    const all = historyIn(await documentsOf(project.db));
    const after = all.filter(([path]) => !path.endsWith('/fund-taken-over'));
    // Version 7 fixes the funds.
    expect(all.length > after.length).toBe(version < 7);
    const bare = ([path, { words: _words, ...entry }]: [string, DocumentData]) =>
      [path, entry] as const;
    const written = after.map(bare);
    const byContact = history.map(([path, entry]) => {
      const by = entry['what'] === 'submitted' ? path.split('/')[1] : (entry['by'] as string);
      return [path, { ...entry, by }] as const;
    });
    expect(new Map(written)).toEqual(new Map(byContact));
    for (const [path, { words }] of after) {
      const expense = before.get(path.split('/').slice(0, 2).join('/'));
      const submission = expense?.['submission'] as { paidTo: string } | undefined;
      expect(words).toEqual(expect.arrayContaining(wordsOf(submission?.paidTo ?? 'nobody')));
    }
  });

  it('has the contacts of its submitters apart, and names them nowhere else (#119)', async () => {
    const documents = await documentsOf(project.db);
    const contacts = [...documents].filter(([path]) => path.startsWith('contacts/'));
    const expenses = [...before].filter(([path]) => /^expenses\/[^/]+$/.test(path));
    expect(contacts).toHaveLength(expenses.length);
    const officers = asText(before.get('settings/approvers'));
    const others = asText(
      Object.fromEntries([...documents].filter(([path]) => !path.startsWith('contacts/'))),
    );
    let told = 0;
    for (const [path, { submission }] of expenses) {
      const place = path.replace('expenses', 'contacts');
      // Before version 5 it was in the submission.
      const old = (before.get(place) ?? submission) as Contact | { redactedAt: Timestamp };
      if ('redactedAt' in old) {
        expect(documents.get(place)).toEqual(old);
        continue;
      }
      const { email, phone, mailingAddress } = old;
      expect(documents.get(place)).toMatchObject({ email, phone, mailingAddress });
      // An officer's address is among those who decide.
      if (officers.includes(email) || others.includes(`"by":"${email}`)) continue;
      told++;
      for (const value of [email, phone, mailingAddress])
        expect(others).not.toContain(JSON.stringify(value).slice(1, -1));
    }
    expect(told).toBeGreaterThan(3);
    // One address is one submitter.
    const kept = contacts.filter(([, contact]) => !('redactedAt' in contact));
    const ids = Map.groupBy(kept, ([, { email }]) => String(email));
    for (const same of ids.values())
      expect(new Set(same.map(([, { submitterId }]) => String(submitterId))).size).toBe(1);
  });

  it('has administrators that npm run admin knows', async () => {
    const [admin, ...others] = await listAdmins(project.app);
    expect(others).toEqual([]);
    expect(admin).toMatchObject({ problem: null });
    expect(await isAdmin(project.app, admin?.email ?? '')).toBe(true);
  });

  it('is not migrated twice', async () => {
    const once = await endOf(project, version);
    expect(await migrate(project)).toBeNull();
    expect(await endOf(project, version)).toEqual(once);
  });
});

it.each([
  ['newer than the program', { version: SCHEMA_VERSION + 1 }, /use the newer program/],
  ['of another kind', { version: 'two' }, /use the newer program/],
  ['half restored', { version: 1, underWay: { what: 'restore' } }, /empty the project/],
])('data that are %s are left alone (#112)', async (_name, version, sentence) => {
  const project = await oldProject(new Map([['schema/version', version]]));
  await expect(migrate(project)).rejects.toThrow(sentence);
  expect(await documentsOf(project.db)).toEqual(new Map([['schema/version', version]]));
});
