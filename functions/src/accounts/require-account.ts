import { accountRefusal } from '@pa-ledger/domain/accounts/account';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { booksFrom } from '../firestore/books.ts';
import { ACCOUNTS } from '../firestore/paths.ts';
import { DomainError } from '../platform/domain-error.ts';

/** The fields of an entry that its account depends on, stored or about to be. */
export interface AccountUse {
  readonly date?: unknown;
  readonly accountId?: unknown;
  readonly checkNumber?: unknown;
}

/**
 * Checks the account that an entry names, in the transaction that writes the entry.
 * @param books `settings/books`, as that transaction read it.
 * @param entry null for a deletion. @param before the stored entry; null for a new one.
 * @throws DomainError `accountRequired`, `unknownAccount`, `accountNotOpen` or `cashTakesNoCheck`.
 */
export async function requireAccount(
  transaction: Transaction,
  db: Firestore,
  books: DocumentSnapshot | undefined,
  entry: AccountUse | null,
  before: AccountUse | null,
): Promise<void> {
  if (entry === null) return;
  const [use, stored] = [useOf(entry), before === null ? null : useOf(before)];
  const account =
    use.accountId === undefined
      ? null
      : await transaction.get(db.collection(ACCOUNTS).doc(use.accountId));
  const openingDate: unknown = account?.get('openingDate');
  const refusal = accountRefusal(
    use,
    stored,
    booksFrom(books).accountsFrom,
    typeof openingDate === 'string' ? { openingDate, kind: account?.get('kind') } : null,
  );
  if (refusal !== null) throw new DomainError(refusal);
  const isNew = use.accountId !== undefined && use.accountId !== stored?.accountId;
  // The panel doesn't offer an archived account for new entries.
  if (isNew && !isInUse({ archived: account?.get('archived') === true }))
    throw new DomainError('unknownAccount');
}

function useOf({ date, accountId, checkNumber }: AccountUse) {
  return {
    date: String(date),
    checkNumber,
    accountId: typeof accountId === 'string' ? accountId : undefined,
  };
}
