import { dateAt } from '@pa-ledger/domain/dates';
import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkProject } from '../../tools/checks/check-project.ts';
import {
  readProject,
  type Found,
  type FoundExpense,
  type ProjectData,
} from '../../tools/checks/project-data.ts';
import { adminEntry } from '../fixtures/admins.ts';
import { deskIn, DESK_ADMIN } from './support/admin-desk.ts';
import { PEOPLE } from './support/association.ts';
import { JOURNAL_DAMAGES, keepJournal } from './support/journal-damages.ts';
import { filledForm } from './support/expenses.ts';
import { bucket } from './support/suite.ts';
import { foundWorld, type World } from './support/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let world: World;
let whole: ProjectData;

/** Two expenses, one of them approved and paid by check, as the server's own code makes them. */
beforeAll(async () => {
  world = await foundWorld();
  const desk = deskIn(world.services);
  const [paid, waiting] = [await filledForm(), await filledForm()];
  for (const form of [paid, waiting]) await world.submit(form);
  await world.decide(await world.tokenFor(paid.id, 0, PEOPLE.president));
  await world.decide(await world.tokenFor(paid.id, 1, PEOPLE.treasurer));
  const date = dateAt(world.time.now, world.services.organization.timeZone);
  const payment = { method: 'check', checkNumber: '1042', date };
  await desk.manage(paid.id, { act: 'recordPayment', number: 1, payment });
  await world.db.doc('budgetItems/one').set({
    categoryId: 'fair',
    fundId: 'main',
    originalBudget: 10.1,
    changes: 0.2,
    finalBudget: 10.3,
    version: 1,
  });
  await keepJournal(world.services, desk);
  await desk.recalculate();
  await world.db.doc(`admins/${DESK_ADMIN.uid}`).set(adminEntry(DESK_ADMIN.email));
  whole = await readProject(getApp(world.projectId), bucket.name);
  // The bucket is everybody's; the receipts of this world alone are looked at.
  const receipts = whole.receipts.filter(({ path }) =>
    [paid.id, waiting.id].includes(path.split('/')[1] ?? ''),
  );
  whole = { ...whole, receipts };
});

afterAll(() => world.close());

function problemsOf(project: ProjectData): string[] {
  return checkProject(project, world.time.now).flatMap(({ problems }) => problems);
}

/** The project with one expense changed: the one of this status. */
function expenseThatIs(status: string, change: (expense: FoundExpense) => Partial<FoundExpense>) {
  return ({ expenses }: ProjectData): Partial<ProjectData> => ({
    expenses: expenses.map((expense) =>
      expense.data['status'] === status ? { ...expense, ...change(expense) } : expense,
    ),
  });
}

const fields = ({ data }: Found, change: object): Pick<Found, 'data'> => ({
  data: { ...data, ...change },
});
const more = (id: string, data: object): Found => ({ id, data });

/** What is damaged, how, and what the check must say. */
const DAMAGES: readonly [
  name: string,
  damage: (project: ProjectData) => Partial<ProjectData>,
  sentence: RegExp,
][] = [
  ...(
    [
      ['no role', { role: null }, /The administrator desk-admin has not the role admin\./],
      ['no name', { name: ' ' }, /The administrator desk-admin has no name\./],
      ['an address in capitals', { email: 'Desk@example.com' }, /desk-admin has no address\./],
    ] as const
  ).map(([name, change, sentence]): (typeof DAMAGES)[number] => [
    `an administrator with ${name}`,
    ({ admins }) => ({ admins: admins.map((admin) => ({ ...admin, ...fields(admin, change) })) }),
    sentence,
  ]),
  [
    'one address for two administrators',
    ({ admins }) => ({ admins: [...admins, ...admins.map(({ data }) => more('other', data))] }),
    /The administrator other has the address of another\./,
  ],
  [
    'a payment to oneself that nobody sees',
    expenseThatIs('paid', (expense) => {
      const submission = { ...(expense.data['submission'] as object), email: 'desk+x@example.com' };
      return fields(expense, { submission });
    }),
    /it is not seen whether the payer had asked for it/,
  ],
  [
    'a payment that is marked, and its history says nothing',
    expenseThatIs('paid', (expense) => {
      const payment = { ...(expense.data['payment'] as object), flags: ['ownName'] };
      return fields(expense, { payment });
    }),
    /its history does not say what is to be seen of its payment/,
  ],
  [
    'a total that is too large',
    ({ totals }) => ({ totals: totals.map((cell) => ({ ...cell, ...fields(cell, { paid: 1 }) })) }),
    /paid is 1, by the ledger/,
  ],
  ['a total that is gone', () => ({ totals: [] }), /approved is 0, by the ledger [1-9]/],
  [
    'a transaction that was never counted',
    () => ({ revenueItems: [more('r', { categoryId: 'a', fundId: 'b', amount: 0.29 })] }),
    /a~b: revenue is 0, by the ledger 29\./,
  ],
  [
    'an amount with a third decimal',
    () => ({ revenueItems: [more('r', { amount: 0.125 })] }),
    /revenue item r: amount is no amount in dollars and cents/,
  ],
  [
    'a beginning balance of another fund',
    () => ({ fundBalances: [more('main', { fundId: 'other', amount: 1 })] }),
    /beginning balance main names another fund/,
  ],
  [
    'a final budget that is not its sum',
    ({ budgetItems }) => ({
      budgetItems: budgetItems.map((item) => ({
        ...item,
        ...fields(item, { finalBudget: 10.31 }),
      })),
    }),
    /its final budget is not its sum/,
  ],
  [
    'a status that follows from nothing',
    expenseThatIs('pending', (expense) => fields(expense, { status: 'approved' })),
    /it is approved, not pending/,
  ],
  [
    'a decision that is gone',
    expenseThatIs('paid', ({ decisions }) => ({ decisions: decisions.slice(0, 1) })),
    /its approved steps are not its approvals/,
  ],
  [
    'a line of history that is gone',
    expenseThatIs('paid', ({ history }) => ({ history: history.slice(0, -1) })),
    /its status is paid, its history tells approved/,
  ],
  [
    'a paid expense without its payment',
    expenseThatIs('paid', (expense) => fields(expense, { payment: null })),
    /its payment is not its status/,
  ],
  [
    'a void that was mailed and never made',
    expenseThatIs('paid', ({ mails }) => ({ mails: [...mails, { purpose: 'voided' }] })),
    /the submitter is not told each void once/,
  ],
  [
    'a check that pays twice',
    ({ expenses }) => ({
      expenses: expenses.flatMap((one) => [one, { ...one, id: `${one.id}2` }]),
    }),
    /Check 1042 pays both/,
  ],
  [
    '#106 a check that pays twice under two spellings',
    ({ expenses }) => ({
      expenses: expenses.flatMap((one) => {
        const payment: unknown = one.data['payment'];
        if (typeof payment !== 'object' || payment === null) return [one];
        const spelled = fields(one, { payment: { ...payment, checkNumber: '010 4-2' } });
        return [one, { ...one, ...spelled, id: `${one.id}2` }];
      }),
    }),
    /Check 010 4-2 pays both/,
  ],
  [
    'a check number of nobody',
    () => ({ checkNumbers: [more('x', { expenseId: 'x', checkNumber: '7' })] }),
    /Check 7 is taken by no expense/,
  ],
  [
    'a check number in the wrong place',
    ({ checkNumbers }) => ({ checkNumbers: checkNumbers.map((use) => ({ ...use, id: 'x' })) }),
    /Check 1042 is not found where its number leads/,
  ],
  [
    'an open step whose mail was given up',
    expenseThatIs('pending', ({ mails }) => ({
      mails: mails.map((mail) => ({ ...mail, state: 'DEAD' })),
    })),
    /an approver of step 0 is not mailed/,
  ],
  [
    'a dead mail',
    () => ({ mails: [more('m', { state: 'DEAD', failure: '550' })] }),
    /Mail m could not be delivered: 550/,
  ],
  [
    'a mail that is held and whose digest does not come',
    ({ mails }) => ({
      mails: mails.map((mail) => ({
        ...mail,
        ...fields(mail, { state: 'HELD', quota: 'q', dueAt: null }),
      })),
      mailQuotas: [more('q', { held: mails.length })],
    }),
    /Mail .* is held, and its digest has not come/,
  ],
  [
    'mails that are held and not counted',
    ({ mails }) => ({
      mails: mails.map((mail) => ({ ...mail, ...fields(mail, { state: 'HELD', quota: 'q' }) })),
    }),
    /Quota q holds other mails than it counts/,
  ],
  [
    'a quota that counts what is not held',
    () => ({ mailQuotas: [more('q', { held: 1 })] }),
    /Quota q holds other mails than it counts/,
  ],
  [
    'a mail that belongs to no digest',
    ({ mails }) => ({
      mails: mails.map((mail) => ({ ...mail, ...fields(mail, { state: 'MERGED' }) })),
    }),
    /Mail .* is MERGED, and its digest is not/,
  ],
  [
    'a mail that waits for a digest which was sent',
    ({ mails }) => ({
      mails: [
        ...mails.map((mail) => ({
          ...mail,
          ...fields(mail, { state: 'MERGED', digestId: 'd_one' }),
        })),
        more('d_one', { state: 'SENT', subject: { kind: 'digest', id: 'd' }, expenseId: null }),
      ],
    }),
    /Mail .* is MERGED, and its digest is not/,
  ],
  [
    'a digest of nothing',
    ({ mails }) => ({
      mails: [
        ...mails,
        more('d_one', { state: 'SENT', subject: { kind: 'digest', id: 'd' }, expenseId: null }),
      ],
    }),
    /Mail d_one is a digest of nothing/,
  ],
  [
    'a mail that does not say what it is about',
    ({ mails }) => ({
      mails: mails.map((mail) => ({ ...mail, data: { ...mail.data, subject: undefined } })),
    }),
    /Mail .* is about nothing/,
  ],
  [
    'a mail that is found by another expense than it is about',
    ({ mails }) => ({
      mails: mails.map((mail) => ({ ...mail, ...fields(mail, { expenseId: 'x' }) })),
    }),
    /Mail .* is about nothing/,
  ],
  [
    'a mail to an approver that was given up without an alert',
    ({ mails }) => ({
      mails: mails.map((mail) => ({ ...mail, ...fields(mail, { state: 'DEAD' }) })),
    }),
    /A mail about .* was given up, and no alert says so/,
  ],
  [
    'a step without an approver and without an alert',
    expenseThatIs('pending', (expense) =>
      fields(expense, { steps: [{ status: 'open', approvers: [], blocked: 'notSet' }] }),
    ),
    /has nobody to ask, and no alert says so/,
  ],
  [
    'an alert about nothing',
    () => ({ alerts: [more('a', { kind: 'noApprover', expenseId: 'x' })] }),
    /An alert says of expense x that it has nobody to ask/,
  ],
  ['a receipt that is gone', () => ({ receipts: [] }), /the receipt .* is gone/],
  [
    'another file in the place of a receipt',
    ({ receipts }) => ({ receipts: receipts.map((found) => ({ ...found, generation: '1' })) }),
    /is not the one that was submitted/,
  ],
  [
    'a receipt of nobody',
    ({ receipts }) => ({
      receipts: [
        ...receipts,
        { path: 'receipts/x/0', size: 1, generation: '1', createdAt: world.time.now - 2 * DAY_MS },
      ],
    }),
    /The receipt receipts\/x\/0 belongs to no expense/,
  ],
  [
    'two categories of one name',
    ({ categories }) => ({
      categories: categories.flatMap((one) => [one, { ...one, id: 'twin' }]),
    }),
    /Two categories are called/,
  ],
  ...JOURNAL_DAMAGES,
];

describe('#75 G15 the check of the data', () => {
  it('finds nothing in data that the server has written', () => {
    const statuses = whole.expenses.map(({ data }) => String(data['status']));
    expect(statuses.sort()).toEqual(['paid', 'pending']);
    expect(problemsOf(whole)).toEqual([]);
  });

  it.each(DAMAGES)('finds %s', (_name, damage, sentence) => {
    expect(problemsOf({ ...whole, ...damage(whole) }).join('\n')).toMatch(sentence);
  });
});
