import {
  serviceAccountProblem,
  type ServiceBooks,
} from '@pa-ledger/domain/bank/services/service-refusal';
import { lockedDaySentence, lockOfDay } from '@pa-ledger/domain/years/books';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { booksFrom } from '../firestore/books.ts';
import { ACCOUNTS, CATEGORIES, FUNDS } from '../firestore/paths.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { ServiceSlice } from './service-slice.ts';

/** The books that a slice must fit with, and the name of its service's account. */
interface ReadBooks {
  readonly books: ServiceBooks;
  readonly service: string;
}

interface BooksNow {
  /** `settings/books`, as the transaction read it. */
  readonly stored: DocumentSnapshot | undefined;
  readonly now: Instant;
}

/**
 * Reads what a slice names, in the transaction that stores it.
 * @throws DomainError `invalidForm` if its account isn't a service's.
 */
export async function readServiceBooks(
  transaction: Transaction,
  db: Firestore,
  { setup, rows }: ServiceSlice,
  { stored, now }: BooksNow,
): Promise<ReadBooks> {
  const fields = rows.map((row) => row.fields);
  const read = async (collection: string, ids: readonly string[]) => {
    const named = [...new Set(ids)].filter((id) => id !== '');
    const refs = named.map((id) => db.collection(collection).doc(id));
    const found = refs.length === 0 ? [] : await transaction.getAll(...refs);
    return new Map(found.filter(({ exists }) => exists).map((one) => [one.id, one]));
  };
  const accounts = await read(ACCOUNTS, [setup.accountId, setup.bankAccountId]);
  const categories = await read(CATEGORIES, [
    setup.categoryId,
    setup.feeCategoryId,
    ...fields.map(({ categoryId }) => categoryId),
  ]);
  const funds = await read(FUNDS, [
    setup.fundId,
    setup.feeFundId,
    setup.taxFundId,
    ...fields.map(({ fundId }) => fundId),
  ]);
  const account = (id: string) => accountFrom(accounts.get(id));
  const service = account(setup.accountId);
  const sentence = serviceAccountProblem(service);
  if (service === null || sentence !== null)
    throw new DomainError('invalidForm', sentence === null ? {} : { sentence });
  const books = booksFrom(stored);
  return {
    service: service.name,
    books: {
      account,
      category: (id) => namedFrom(categories.get(id)),
      fund: (id) => namedFrom(funds.get(id)),
      accountsFrom: books.accountsFrom,
      dayProblem(day) {
        const lock = lockOfDay(books, day, now);
        return lock === null ? null : lockedDaySentence(books, lock, day);
      },
    },
  };
}

function namedFrom(found: DocumentSnapshot | undefined) {
  if (found === undefined) return null;
  return { name: String(found.get('name')), archived: found.get('archived') === true };
}

function accountFrom(found: DocumentSnapshot | undefined) {
  const named = namedFrom(found);
  if (named === null) return null;
  const kind: unknown = found?.get('kind');
  return { ...named, kind, openingDate: String(found?.get('openingDate')) };
}
