import type { DocumentData } from 'firebase-admin/firestore';
import { exactCents } from './exact-cents.ts';
import { problemsIn } from './findings.ts';
import type { Found, ProjectData } from './project-data.ts';
import { byText } from '@pa-ledger/domain/text/by-text';

/** What statements are added up from, by collection. */
export type StatementData = Pick<
  ProjectData,
  | 'accounts'
  | 'statements'
  | 'clearings'
  | 'revenueItems'
  | 'manualExpenses'
  | 'payments'
  | 'transfers'
  | 'deposits'
>;

/** What moved an account, as an entry says it. */
interface Move {
  readonly account: unknown;
  readonly day: unknown;
  readonly amount: bigint;
}

/**
 * Checks that each statement which holds, added up from what it cleared, goes from the one before it, or from the opening, to
 * its balance; that what is cleared is what the statements say; and that each cleared entry is as it was cleared.
 */
export function checkStatements(data: StatementData): string[] {
  const holding = data.statements.filter(({ data: { reopened } }) => reopened === null);
  const moves = movesIn(data);
  const cleared = new Map(data.clearings.map(({ id, data: clearing }) => [id, clearing]));
  const told = holding.flatMap(({ id, data: { cleared: keys } }) =>
    (keys as string[]).map((key) => `${key} ${id}`),
  );
  // The others are of deposits: check-deposits.ts.
  const marked = data.clearings
    .filter(({ data: { depositId } }) => depositId === undefined)
    .map(({ id, data: { statementId } }) => `${id} ${statementId}`);
  return [
    ...told
      .filter((one, at) => !marked.includes(one) || told.indexOf(one) !== at)
      .map((one) => `The statement says that it cleared what is not so: ${one}.`),
    ...marked
      .filter((one) => !told.includes(one))
      .map((one) => `What is cleared is in no statement: ${one}.`),
    ...data.clearings.flatMap((clearing) => problemsOfClearing(clearing, moves)),
    ...data.accounts.flatMap((account) => problemsOfAccount(account, holding, cleared)),
    ...data.accounts.flatMap(problemsOfOpening),
  ];
}

function problemsOfClearing({ id, data }: Found, moves: ReadonlyMap<string, Move>): string[] {
  const move = moves.get(id);
  const isSame =
    move !== undefined &&
    move.account === data['accountId'] &&
    move.day === data['itemDay'] &&
    move.amount === exactCents(data['amount']);
  return problemsIn([[!isSame, `${id} is not what a statement has cleared.`]]);
}

function problemsOfAccount(
  account: Found,
  holding: readonly Found[],
  cleared: ReadonlyMap<string, DocumentData>,
): string[] {
  const own = holding
    .filter(({ data }) => data['accountId'] === account.id)
    .toSorted(byText(({ data }) => String(data['day'])));
  let balance = exactCents(account.data['openingBalance']) ?? 0n;
  return own.flatMap(({ id, data }) => {
    const keys = data['cleared'] as string[];
    const amounts = keys.map((key) => exactCents(cleared.get(key)?.['amount']) ?? 0n);
    const should = amounts.reduce((sum, amount) => sum + amount, balance);
    balance = exactCents(data['balance']) ?? 0n;
    const difference = (data['lines'] as DocumentData)['difference'] as unknown;
    return problemsIn([
      [
        should !== balance,
        `The statement ${id} ends with ${balance} cents, by what it cleared ${should}.`,
      ],
      [difference !== 0, `The statement ${id} was saved with a difference.`],
    ]);
  });
}

/** Returns what moves accounts, by the keys of the bank's items. */
function movesIn(data: StatementData) {
  const { revenueItems, manualExpenses, payments, transfers, deposits, accounts } = data;
  const move = (account: unknown, day: unknown, amount: unknown, sign: 1n | -1n): Move => ({
    account,
    day,
    amount: sign * (exactCents(amount) ?? 0n),
  });
  return new Map<string, Move>([
    ...revenueItems.map(
      ({ id, data }) =>
        [`revenueItems~${id}`, move(data['accountId'], data['date'], data['amount'], 1n)] as const,
    ),
    ...manualExpenses.map(
      ({ id, data }) =>
        [
          `manualExpenses~${id}`,
          move(data['accountId'], data['date'], data['amount'], -1n),
        ] as const,
    ),
    ...transfers.flatMap(({ id, data }) => [
      [
        `transfers~${id}~from`,
        move(data['fromAccountId'], data['date'], data['amount'], -1n),
      ] as const,
      [`transfers~${id}~to`, move(data['toAccountId'], data['date'], data['amount'], 1n)] as const,
    ]),
    ...payments.flatMap(({ id, data }) => paymentMoves(id, data)),
    ...deposits.map(({ id, data }) => [`deposits~${id}`, depositMove(data)] as const),
    ...accounts.flatMap(({ id, data }) =>
      listedIn(data).map((item) => {
        const sign = item['kind'] === 'received' ? 1n : -1n;
        const key = `accounts~${id}~${String(item['id'])}`;
        return [key, move(id, item['date'], item['amount'], sign)] as const;
      }),
    ),
  ]);
}

function paymentMoves(id: string, data: DocumentData): [string, Move][] {
  if ((data['mistake'] ?? null) !== null) return [];
  const lines = (data['lines'] ?? []) as DocumentData[];
  const amount = lines.reduce((sum, line) => sum + (exactCents(line['amount']) ?? 0n), 0n);
  const account: unknown = data['accountId'];
  const voided = (data['voided'] ?? null) as DocumentData | null;
  return [
    [`payments~${id}`, { account, day: data['date'], amount: -amount }],
    ...(voided === null
      ? []
      : [[`payments~${id}~void`, { account, day: voided['date'], amount }] as [string, Move]]),
  ];
}

/** What was outstanding at an account's opening, as it is stored. */
function listedIn({ outstanding }: DocumentData): readonly DocumentData[] {
  return (outstanding ?? []) as readonly DocumentData[];
}

/** Checks that what was outstanding at the opening is of days before it, each once and of some amount. */
function problemsOfOpening({ id, data }: Found): string[] {
  const listed = listedIn(data);
  const [ids, opening] = [listed.map((item) => String(item['id'])), String(data['openingDate'])];
  return problemsIn([
    [new Set(ids).size !== ids.length, `The account ${id} lists something outstanding twice.`],
    [
      listed.some((item) => !(String(item['date']) < opening)),
      `The account ${id} lists as outstanding what is not before its opening.`,
    ],
    [
      listed.some((item) => (exactCents(item['amount']) ?? 0n) <= 0n),
      `The account ${id} lists something outstanding without an amount.`,
    ],
  ]);
}

function depositMove({ accountId, date, items }: DocumentData): Move {
  const amounts = ((items ?? []) as DocumentData[]).map(({ amount }) => exactCents(amount) ?? 0n);
  return { account: accountId, day: date, amount: amounts.reduce((sum, one) => sum + one, 0n) };
}
