import { documentOfItem, type BankCollection } from '@pa-ledger/domain/bank/items';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { expenseOfPayment } from '@pa-ledger/domain/payments/recorded-payment';
import type { ReactNode } from 'react';
import { expenseAddress } from '../expenses/addresses.ts';
import { NameLink } from '../shared/frame/RecordLink.tsx';
import { recordAddress } from '../shared/records/record-address.ts';

interface EntryLinkProps {
  readonly collection: BankCollection;
  readonly id: string;
  readonly children: ReactNode;
}

/** Leads from what moved an account to its own page: from a payment to the expense that it pays. */
export function EntryLink({ collection, id, children }: EntryLinkProps) {
  return <NameLink to={addressOf(collection, id)}>{children}</NameLink>;
}

function addressOf(collection: BankCollection, id: string): string {
  if (collection === 'accounts') return '/admin/bank/accounts';
  return collection === 'payments'
    ? expenseAddress(referenceOf(expenseOfPayment(id)), '')
    : recordAddress(collection, id);
}

interface ItemLinkProps {
  /** The key of an item of the bank. */
  readonly of: string;
  readonly children: ReactNode;
}

/** The same from an item by its key; without a link where it names no document. */
export function ItemLink({ of, children }: ItemLinkProps) {
  const document = documentOfItem(of);
  return document === null ? children : <EntryLink {...document}>{children}</EntryLink>;
}
