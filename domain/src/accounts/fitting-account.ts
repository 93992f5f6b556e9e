import { byText } from '../text/sort.ts';
import { takesChecks, type AccountKind } from './account.ts';

/** An account that something may begin with. */
export interface FittingAccount {
  readonly id: string;
  readonly kind: AccountKind;
  readonly openingDate: string;
  readonly name: string;
}

/** Most of an association's money moves in the first of these kinds. */
const KINDS = ['checking', 'savings', 'paymentService', 'cash'] as const satisfies AccountKind[];

/** Returns the account where most of the money moves: of the first kind that there is the oldest one; null without any. */
export function mainAccount<Account extends FittingAccount>(
  accounts: readonly Account[],
): Account | null {
  const orderOf = ({ kind, openingDate, name }: FittingAccount): string =>
    [KINDS.indexOf(kind), openingDate, name].join('~');
  return accounts.toSorted(byText(orderOf))[0] ?? null;
}

/**
 * Returns the account that an entry begins with: for a check one that checks are written on, else the one that was used last
 * in the same way, else the main one.
 * @param accounts those that are in use and open on its day. @param method how it is paid; '' where nothing says so.
 * @param lastUsed the account that was used last in that way, if any.
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

/** What a file of a bank says of its account. */
export interface AccountOfFile {
  /** The last characters of its number; '' if the file does not say. */
  readonly accountEnd: string;
  /** Its kind by the file, such as CHECKING; absent if the file does not say. */
  readonly accountType?: string | undefined;
}

/** An account, and the last characters of the number that its files have had. */
interface FiledAccount extends FittingAccount {
  readonly fileAccount?: string | undefined;
}

/** The kinds of OFX (2.2, 11.3.1.1) as kinds of accounts; a credit card or a loan is none of them. */
const KINDS_OF_FILES: Readonly<Record<string, AccountKind>> = {
  CHECKING: 'checking',
  SAVINGS: 'savings',
  MONEYMRKT: 'savings',
  CD: 'savings',
};

/**
 * Returns the account that a file is of: the one whose files have had its number, else the only one of its kind, unless
 * its files had another number; null where nothing says which it is.
 * @param accounts those that are in use. @param statements those in the file.
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

/** Returns the place of an account's statement in a file of several: by its number, else the only one of its kind; -1 for none. */
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

/** Returns which kind of account a file says its account is; undefined if it does not say, or says another kind. */
export function kindOfFile({
  accountType = '',
}: Pick<AccountOfFile, 'accountType'>): AccountKind | undefined {
  return KINDS_OF_FILES[accountType];
}
