import { recount, recountAll } from '../../../functions/src/totals/recount.ts';
import { putRecorded } from '../../../tools/seed/put-recorded.ts';
import type { AdminClient, AdminReply } from './admin-client.ts';
import { createAll } from './association.ts';
import type { TestEnvironment } from './test-environment.ts';

/** The year that the tests close. It's over on any day after September 2026. */
export const YEAR = '2025';
export const LAST_DAY = '2026-06-30';
export const FIRST_OPEN_DAY = '2026-07-01';

export const newToken = (): string => `press-${crypto.randomUUID()}`;

/** Stores books with two funds, a beginning balance, and two years of entries, all of them counted. */
export async function putTwoYears(testEnv: TestEnvironment): Promise<void> {
  const entries = [
    entry('revenueItems/fair', { amount: 500.1, date: '2025-10-17' }),
    entry('manualExpenses/castle', { amount: 240.05, date: LAST_DAY }),
    entry('revenueItems/next', { amount: 77, date: FIRST_OPEN_DAY }),
    entry('transfers/grants', {
      amount: 100,
      date: '2026-01-02',
      fromFundId: 'main',
      toFundId: 'grants',
    }),
  ];
  await createAll(testEnv.db, [
    ['funds/main', { code: '4900', name: 'Main Fund' }],
    ['funds/grants', { code: '4910', name: 'Grants' }],
    ['categories/fair', { name: 'Fall Fair', requiresEventApprover: false }],
    [
      'fundBalances/2025~main',
      {
        fundId: 'main',
        fiscalYear: '2025',
        amount: 1e3,
        asOf: '2025-07-01',
        source: 'typed',
        lastUpdated: new Date(0),
      },
    ],
    ...entries,
  ]);
  const heads = entries.map(([path]) => path.replace('/', '~'));
  await recountAll(testEnv.services, heads);
}

/** An entry as it is stored. */
function entry(path: string, fields: object): readonly [path: string, fields: object] {
  const place = path.startsWith('transfers') ? {} : { categoryId: 'fair', fundId: 'main' };
  const payee = path.startsWith('manualExpenses') ? { paidTo: 'Somebody' } : {};
  return [path, { ...place, ...payee, description: 'Something', ...fields }];
}

/** Stores an entry with its journal entry, and counts it. */
export async function putEntry(
  testEnv: TestEnvironment,
  path: string,
  fields: object,
): Promise<void> {
  await putUncounted(testEnv, path, fields);
  await recount(testEnv.services, path.replace('/', '~'));
}

/** The same, but its trigger lags: nothing has counted it yet. */
export async function putUncounted(
  { db }: TestEnvironment,
  path: string,
  fields: object,
): Promise<void> {
  await putRecorded(db, path, { ...entry(path, fields)[1] });
}

/** What a look found. */
export interface Look {
  readonly seen: string;
  readonly findings: readonly { readonly kind: string; readonly sentence: string }[];
  readonly sentences: readonly string[];
}

/** Looks at a year, page by page. */
export async function look(admin: AdminClient, year = YEAR): Promise<Look> {
  const sentences: string[] = [];
  let from: string | null = null;
  for (;;) {
    const { status, body }: AdminReply = await admin.manageYear({ act: 'look', year, from });
    if (status !== 200) throw new Error(`The look answers ${status}: ${body.error}`);
    sentences.push(...(body.differed ?? []).map(({ sentence }) => sentence));
    from = body.next ?? null;
    const { seen = '', findings = [] } = body;
    if (from === null) return { seen, findings, sentences };
  }
}

/** Clicks 'Close' as the panel does, after its look. @returns the first refusal, or else the last answer. */
export async function press(
  admin: AdminClient,
  seen: string,
  token = newToken(),
  year = YEAR,
): Promise<AdminReply> {
  const counted = await lockAndRecount(admin, seen, token, year);
  return counted.status === 200 ? admin.manageYear({ act: 'close', year, token, seen }) : counted;
}

/** Does what a click does before it closes. @returns the first refusal, or else the last answer. */
export async function lockAndRecount(
  admin: AdminClient,
  seen: string,
  token: string,
  year = YEAR,
): Promise<AdminReply> {
  let answer = await admin.manageYear({ act: 'lock', year, token, seen });
  let from: string | null = null;
  do {
    if (answer.status !== 200) return answer;
    answer = await admin.manageYear({ act: 'recount', year, token, from });
    from = answer.body.next ?? null;
  } while (from !== null);
  return answer;
}

/** Looks, then closes. */
export async function close(admin: AdminClient, year = YEAR): Promise<AdminReply> {
  const { seen } = await look(admin, year);
  return press(admin, seen, newToken(), year);
}
