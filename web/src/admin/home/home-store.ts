import type { HomeCash, HomeMonth } from '@pa-ledger/domain/home/moved-money';
import {
  calendarOfPlan,
  monthsToRead,
  type HomeDocuments,
  type HomeMoment,
} from '@pa-ledger/domain/home/overview';
import type { HomePlan } from '@pa-ledger/domain/home/plan';
import { organization } from '@pa-ledger/domain/organization';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { fiscalYearOf } from '@pa-ledger/domain/time/fiscal-year';
import type { Month } from '@pa-ledger/domain/time/months';
import { storedAs } from '../../data/documents.ts';
import { asRead, listenAll, listenPage } from '../../data/listen.ts';
import { onDays } from '../../data/row-query.ts';
import { readableKinds } from '../journal/readable-kinds.ts';
import { journalQueries, NO_FILTER } from '../journal/journal-filter.ts';
import { listenMergedPage } from '../journal/merged-pages.ts';
import { readListed, type ListedEntry } from '../shared/journal/entry-view.ts';
import { approvers, NO_APPROVERS } from '../shared/records/approvers.ts';
import { homeDocument, openWork } from '../shared/records/home-documents.ts';
import { combineStores, followedBy, keyedStores, liveStore } from '../shared/records/live-store.ts';
import { PEOPLE_QUERY } from '../shared/records/people-names.ts';
import { onlyFor } from '../shared/rights/own-person.ts';

/*
 * Home reads three documents, one for each month of at most two fiscal years, and the latest changes: whatever the books
 * hold, fewer than 60.
 */

/** How many changes are read of the journal, and of the histories of requests. */
export const READ_ACTS = 12;

const cash = homeDocument<HomeCash>('cash');
const plan = homeDocument<HomePlan>('plan');

const NO_PLAN: HomePlan = {};

/** What the page shows, and when. */
export interface HomeNow extends HomeDocuments {
  readonly moment: HomeMoment;
}

/** Everything but the latest changes, live. */
export const homeOn = keyedStores((today: CalendarDate) =>
  combineStores(
    [openWork, cash, plan, followedBy(plan, NO_PLAN, (known) => monthsOf(known, today))],
    ([work, moved, planned, months]): HomeNow => ({
      work,
      cash: moved,
      plan: planned,
      months,
      moment: momentOf(planned, today),
    }),
  ),
);

/** What only the checklist asks for, live. */
export const people = combineStores(
  [onlyFor('readContacts', approvers, NO_APPROVERS), hasTwoAdmins()],
  ([settings, hasTwo]) => ({ settings, hasTwo }),
);

function hasTwoAdmins() {
  return liveStore<boolean>((onChange) =>
    listenPage(
      { ...PEOPLE_QUERY, size: 2, after: null },
      (id) => id,
      asRead(onChange, ({ rows }) => rows.length === 2),
    ),
  );
}

/** The latest changes of the books and of requests, live, the newest first. */
export const latestActs = liveStore<readonly ListedEntry[]>((onChange) =>
  listenMergedPage(
    journalQueries(NO_FILTER, 'desc', organization.timeZone, readableKinds()),
    { size: READ_ACTS, after: null },
    readListed,
    asRead(onChange, ({ rows }) => rows),
  ),
);

function momentOf(planned: HomePlan, today: CalendarDate): HomeMoment {
  const calendar = calendarOfPlan(planned, organization.fiscalYearFirstMonth);
  return { today, calendar, year: fiscalYearOf(today, calendar) };
}

function monthsOf(planned: HomePlan, today: CalendarDate) {
  const { first, last } = monthsToRead(planned, momentOf(planned, today));
  return monthsBetween(`${first}~${last}`);
}

const monthsBetween = keyedStores((key: `${Month}~${Month}`) => {
  const [first = '', last = ''] = key.split('~');
  return liveStore<readonly HomeMonth[]>((onChange) =>
    listenAll(
      'home',
      (_id, fields) => storedAs<HomeMonth>(fields),
      onChange,
      onDays('month', { first, last }),
    ),
  );
});
