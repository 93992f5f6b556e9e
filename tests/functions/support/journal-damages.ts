import { Timestamp } from 'firebase-admin/firestore';
import type { Services } from '../../../functions/src/platform/services.ts';
import { makeNotices } from '../../../functions/src/notices/make-notices.ts';
import { momentOf, type Found, type ProjectData } from '../../../ops/checks/project-data.ts';
import type { AdminClient } from './admin-client.ts';
import { EVENT, OFFICE, PEOPLE } from './association.ts';
import type { DamageCase } from './damages.ts';
import { RENAMED } from './event-category.ts';
import { changeRecorded, putRecorded, removeRecorded } from '../../../tools/seed/put-recorded.ts';

/**
 * Makes a journal with changes of each kind and their notices: of the approvers, of a category, and one that is deleted
 * and comes back; of revenue that is deleted and comes back $100 lower, and of a manual expense that is gone.
 */
export async function keepJournal(services: Services, admin: AdminClient): Promise<void> {
  const { db } = services;
  const treasurer = 'new.treasurer@example.com';
  await changeRecorded(db, 'settings/approvers', (settings) => ({ ...settings, treasurer }));
  await admin.save({ ...EVENT, name: RENAMED, version: 1 });
  await admin.remove({ id: EVENT.id, version: 2 });
  await admin.save({ ...EVENT, name: RENAMED, requiresEventApprover: false, version: null });
  const sale = { date: '2026-10-17', categoryId: EVENT.id, fundId: 'main', description: 'Sale' };
  await putRecorded(db, 'revenueItems/sale', { ...sale, amount: 812.35 });
  await removeRecorded(db, 'revenueItems/sale');
  await putRecorded(db, 'revenueItems/sale', { ...sale, amount: 712.35 });
  await putRecorded(db, 'manualExpenses/old', { ...sale, date: '2000-01-01', amount: -50_000 });
  await removeRecorded(db, 'manualExpenses/old');
  const { docs } = await db.collection('journal').get();
  for (const { id } of docs) await makeNotices(id, services);
}

const SETTINGS = 'settings~approvers';
const CATEGORY = `categories~${EVENT.id}`;

type Damage = DamageCase[1];

/** The entry of this id with other fields. */
function changed(id: string, change: object): Damage {
  return ({ journal }) => ({
    journal: journal.map((entry) =>
      entry.id === id ? { ...entry, data: { ...entry.data, ...change } } : entry,
    ),
  });
}

function without(...ids: readonly string[]): Damage {
  return ({ journal }) => ({ journal: journal.filter(({ id }) => !ids.includes(id)) });
}

/** A document with other fields. */
function stored(
  name: 'settings' | 'categories' | 'revenueItems',
  id: string,
  change: object,
): Damage {
  return (project) => ({
    [name]: project[name].map((found: Found) =>
      found.id === id ? { ...found, data: { ...found.data, ...change } } : found,
    ),
  });
}

/** What is damaged, how, and what the check must say. */
export const JOURNAL_DAMAGES: readonly DamageCase[] = [
  [
    'revenue that nobody has changed (#118)',
    stored('revenueItems', 'sale', { amount: 700 }),
    /The journal of revenueItems\/sale: it tells of something else than is stored/,
  ],
  [
    'a budget item without a journal',
    without('budgetItems~one~1'),
    /The journal of budgetItems\/one: there is none/,
  ],
  [
    'revenue whose deletion was skipped (#118)',
    without('revenueItems~sale~2'),
    /The journal of revenueItems\/sale: version 2 has no entry/,
  ],
  [
    'revenue whose return has no entry',
    without('revenueItems~sale~3'),
    /The journal of revenueItems\/sale: it tells that the document is gone/,
  ],
  [
    'a manual expense whose deletion has no entry (#118)',
    without('manualExpenses~old~2'),
    /The journal of manualExpenses\/old: it does not tell that the document is gone/,
  ],
  [
    'revenue that went without an entry',
    ({ revenueItems }) => ({ revenueItems: revenueItems.filter(({ id }) => id !== 'sale') }),
    /The journal of revenueItems\/sale: it does not tell that the document is gone/,
  ],
  [
    'an entry that no search finds',
    changed('revenueItems~sale~1', { words: 'sale' }),
    /Journal entry revenueItems~sale~1 cannot be found by its words/,
  ],
  [
    'approvers that nobody has changed (#92)',
    stored('settings', 'approvers', { treasurer: 'alias@example.com' }),
    /The journal of settings\/approvers: it tells of something else than is stored/,
  ],
  [
    'a category that nobody has changed (#93)',
    stored('categories', OFFICE.id, { requiresEventApprover: true }),
    /The journal of categories\/testOffice: it tells of something else/,
  ],
  [
    'approvers without a journal',
    ({ journal }) => ({ journal: journal.filter(({ id }) => !id.startsWith(SETTINGS)) }),
    /The journal of settings\/approvers: there is none/,
  ],
  [
    'a category without a journal',
    without(`categories~${OFFICE.id}~1`),
    /The journal of categories\/testOffice: there is none/,
  ],
  [
    'an entry of the journal that is gone',
    without(`${SETTINGS}~2`),
    /The journal of settings\/approvers: version 2 has no entry/,
  ],
  [
    'the first entry of a journal that is gone',
    without(`${CATEGORY}~1`),
    /The journal of categories\/testSpringFair: it begins with version 2/,
  ],
  [
    'the last entry of a journal that is gone',
    without(`${CATEGORY}~4`),
    /testSpringFair: it tells that the document is gone/,
  ],
  [
    'an entry whose before was changed',
    changed(`${SETTINGS}~3`, { before: { treasurer: '', version: 2 } }),
    /version 3 begins with something else than version 2 ends with/,
  ],
  [
    'an entry whose after was changed',
    changed(`${SETTINGS}~2`, { after: { treasurer: '', version: 2 } }),
    /version 3 begins with something else than version 2 ends with/,
  ],
  [
    'an entry of nobody',
    changed(`${SETTINGS}~2`, { by: null }),
    /Journal entry settings~approvers~2 names nobody/,
  ],
  [
    'an entry of nobody in particular',
    changed(`${CATEGORY}~2`, { by: { uid: '', email: 'a@b.co' } }),
    /Journal entry categories~testSpringFair~2 names nobody/,
  ],
  [
    'an upgrade of what was not there',
    changed(`${SETTINGS}~2`, { kind: 'upgraded', by: null, before: null }),
    /Journal entry settings~approvers~2 is no change of the kind upgraded/,
  ],
  [
    'an entry without a time',
    changed(`${CATEGORY}~2`, { at: 'yesterday' }),
    /Journal entry categories~testSpringFair~2 has no time/,
  ],
  [
    'an entry that takes over in the midst',
    changed(`${SETTINGS}~2`, { kind: 'takenOver', before: null }),
    /version 2 is taken over in its midst/,
  ],
  [
    'an entry of another kind',
    changed(`${CATEGORY}~3`, { kind: 'changed' }),
    /is no change of the kind changed/,
  ],
  [
    'an entry with a document of another version',
    changed(`${SETTINGS}~2`, { after: { version: 7 } }),
    /settings~approvers~2 has a document of another version in it/,
  ],
  [
    'an entry in the place of another',
    changed(`${SETTINGS}~2`, { version: 9 }),
    /Journal entry settings~approvers~2 is not where it belongs/,
  ],
  [
    'an entry out of order',
    ({ journal }) => {
      const first = journal.find(({ id }) => id === `${SETTINGS}~1`);
      const at = Timestamp.fromMillis(momentOf(first?.data['at']) - 10 * 60 * 1000);
      return changed(`${SETTINGS}~2`, { at })({ journal } as ProjectData);
    },
    /version 2 is older than version 1/,
  ],
  [
    'an entry whose cause is gone',
    without(`${CATEGORY}~2`),
    /settings~approvers~3 has a cause that is not there/,
  ],
  [
    'an entry of a collection without a journal',
    ({ journal }) => ({
      journal: journal.map(({ id, data }) =>
        id === `${SETTINGS}~2`
          ? { id: 'mail~approvers~2', data: { ...data, collection: 'mail' } }
          : { id, data },
      ),
    }),
    /mail~approvers~2 is of a collection without a journal/,
  ],
  [
    'a category that went without its entry',
    ({ categories }) => ({ categories: categories.filter(({ id }) => id !== OFFICE.id) }),
    /testOffice: it does not tell that the document is gone/,
  ],
  [
    'a change that nobody was told of (#116)',
    ({ notices, journal, mails }) => ({
      notices: notices.filter(({ id }) => id !== `${SETTINGS}~2`),
      journal: journal.map((entry) =>
        entry.id === `${SETTINGS}~2`
          ? { ...entry, data: { ...entry.data, at: Timestamp.fromMillis(0) } }
          : entry,
      ),
      mails: mails.filter(({ id }) => !id.startsWith(`${SETTINGS}~2_`)),
    }),
    /Nobody was told of the change settings~approvers~2/,
  ],
  [
    'somebody who was not told of a change (#116)',
    ({ mails }) => {
      const gone = mails.find(
        ({ id, data }) => id.startsWith(`${SETTINGS}~2_`) && data['to'] === PEOPLE.treasurer,
      );
      return { mails: mails.filter((mail) => mail !== gone) };
    },
    /treasurer@example\.com was not told of the change settings~approvers~2/,
  ],
  [
    'an officer who was not told that a category has other steps (#116)',
    ({ mails }) => ({ mails: mails.filter(({ id }) => !id.startsWith(`${CATEGORY}~4_`)) }),
    /president\.one@example\.com was not told of the change categories~testSpringFair~4/,
  ],
  [
    'a notice to somebody whom it does not concern',
    ({ mails }) => ({
      mails: mails.map((mail) =>
        mail.id.startsWith(`${SETTINGS}~2_`)
          ? { ...mail, data: { ...mail.data, to: 'nobody@example.com' } }
          : mail,
      ),
    }),
    /nobody@example\.com was told of the change settings~approvers~2/,
  ],
  [
    'an officer who was told at another spelling that was put in (#116)',
    (project) => {
      const { treasurer } = PEOPLE;
      const alias = treasurer.replace('@', '+1@');
      return {
        ...changed(`${SETTINGS}~2`, { after: { treasurer: alias, version: 2 } })(project),
        mails: project.mails.map((mail) =>
          mail.id.startsWith(`${SETTINGS}~2_`) && mail.data['to'] === treasurer
            ? { ...mail, data: { ...mail.data, to: alias } }
            : mail,
        ),
      };
    },
    /treasurer@example\.com was not told of the change settings~approvers~2[^]*treasurer\+1@example\.com was told of/,
  ],
  [
    'two notices to one mailbox (#116)',
    (project) => {
      const [first, second] = ['a+1@example.com', 'a+2@example.com'];
      const [mail] = project.mails.filter(({ id }) => id.startsWith(`${SETTINGS}~2_`));
      const notices = [first, second].map((to) => ({ id: to, data: { ...mail?.data, to } }));
      const eventApprovers = { one: first, two: second };
      return {
        ...changed(`${SETTINGS}~2`, { after: { eventApprovers, version: 2 } })(project),
        mails: [...project.mails, ...notices],
      };
    },
    /a\+1@example\.com, a\+2@example\.com is one mailbox, told twice of settings~approvers~2/,
  ],
  [
    'a notice of a change that is not in the journal',
    ({ notices }) => ({ notices: [...notices, { id: `${SETTINGS}~99`, data: { mails: [] } }] }),
    /The change settings~approvers~99 was told of, and is not in the journal/,
  ],
];
