import { byText } from '../text/sort.ts';
import { takesChecks, type AccountKind } from './account.ts';

/** An account that a form may suggest. */
export interface FittingAccount {
  readonly id: string;
  readonly kind: AccountKind;
  readonly openingDate: string;
  readonly name: string;
}

/** The kinds in the order of how much an association uses them. */
const KINDS = ['checking', 'savings', 'paymentService', 'cash'] as const satisfies AccountKind[];

/** Returns the association's main account: the oldest one of the first kind it has; null without accounts. */
export function mainAccount<Account extends FittingAccount>(
  accounts: readonly Account[],
): Account | null {
  const orderOf = ({ kind, openingDate, name }: FittingAccount): string =>
    [KINDS.indexOf(kind), openingDate, name].join('~');
  return accounts.toSorted(byText(orderOf))[0] ?? null;
}

/**
 * Returns the account that a form suggests: for a check one that has checks, else the one last used for this method,
 * else the main one.
 * @param accounts those in use and open on its day. @param method how it's paid; '' if unknown.
 * @param lastUsed the account last used for that method, if any.
 */
export function fittingAccount<Account extends FittingAccount>(
  accounts: readonly Account[],
  method: string,
  lastUsed: string | undefined,
): Account | null {
  const some = fitFor(method, accounts);
  return some.find(({ id }) => id === lastUsed) ?? mainAccount(some);
}

function fitFor<Account extends FittingAccount>(
  method: string,
  accounts: readonly Account[],
): readonly Account[] {
  if (method === 'check') {
    const checking = accounts.filter(({ kind }) => kind === 'checking');
    return checking.length > 0 ? checking : accounts.filter(takesChecks);
  }
  const cash = method === 'cash' ? accounts.filter(({ kind }) => kind === 'cash') : [];
  return cash.length > 0 ? cash : accounts;
}

/** What a bank's file says about its account. */
export interface AccountOfFile {
  /** The last characters of its number; '' if the file doesn't say. */
  readonly accountEnd: string;
  /** Its kind in the file, such as CHECKING; absent if the file doesn't say. */
  readonly accountType?: string | undefined;
}

/** An account, and the last characters of the number that its files have had. */
interface FiledAccount extends FittingAccount {
  readonly fileAccount?: string | undefined;
}

/** OFX account types (2.2, 11.3.1.1) as our kinds. We have no kind for a credit card or a loan. */
const KINDS_OF_FILES: Readonly<Record<string, AccountKind>> = {
  CHECKING: 'checking',
  SAVINGS: 'savings',
  MONEYMRKT: 'savings',
  CD: 'savings',
};

/**
 * Returns the account that a file belongs to: the one whose earlier files had this number, else the only one of its
 * kind unless its files had another number; null if we can't tell.
 * @param accounts those in use. @param statements those in the file.
 */
export function accountOfFile<Account extends FiledAccount>(
  accounts: readonly Account[],
  statements: readonly AccountOfFile[],
): Account | null {
  const ends = new Set(statements.map(({ accountEnd }) => accountEnd).filter(Boolean));
  const known = accounts.filter(
    ({ fileAccount }) => fileAccount !== undefined && ends.has(fileAccount),
  );
  if (known.length > 0) return onlyOf(known);
  const kind = onlyOf([...new Set(statements.map(kindOfFile))]);
  if (kind === null) return null;
  const alike = accounts.filter(
    (one) => one.kind === kind && (one.fileAccount === undefined || ends.size === 0),
  );
  return onlyOf(alike);
}

/**
 * Returns the index of an account's statement in a file with several: by its number, else the only one of its kind; -1
 * for none.
 */
export function statementOfAccount(
  { kind, fileAccount }: FiledAccount,
  statements: readonly AccountOfFile[],
): number {
  const known = statements.findIndex(({ accountEnd }) => accountEnd === fileAccount);
  if (known >= 0 || statements.length === 1) return Math.max(known, 0);
  const alike = onlyOf(statements.filter((statement) => kindOfFile(statement) === kind));
  return alike === null ? -1 : statements.indexOf(alike);
}

function onlyOf<One>(ones: readonly One[]): NonNullable<One> | null {
  const [one, ...others] = ones;
  return others.length === 0 ? (one ?? null) : null;
}

/** Returns the kind that a file gives its account; undefined if it gives none, or one we don't have. */
export function kindOfFile({
  accountType = '',
}: Pick<AccountOfFile, 'accountType'>): AccountKind | undefined {
  return KINDS_OF_FILES[accountType];
}
