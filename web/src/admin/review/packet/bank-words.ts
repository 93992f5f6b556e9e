import { documentOfItem, itemKey, itemKeys, type BankItem } from '@pa-ledger/domain/bank/items';
import { textIn } from '@pa-ledger/domain/untyped';
import { namesIn, type BankBooks } from './bank-books.ts';
import { bankPartMessages } from './bank-part-messages.ts';
import { clearedOn, clearedWithVoid } from './money-blocks.ts';
import { moneyPartMessages as shared } from './money-part-messages.ts';

const { items: messages } = bankPartMessages;

type Named = Pick<BankItem, 'key' | 'words'>;

/** Returns what lists say of an item: who or what it's about, and more about it, which may be ''. */
export function itemWords(books: BankBooks): (item: Named) => {
  readonly about: string;
  readonly more: string;
} {
  const { account } = namesIn(books);
  const transfers = new Map(
    [...books.entries, ...books.others]
      .filter(({ collection }) => collection === 'transfers')
      .map(({ id, fields }) => [id, fields]),
  );
  return ({ key, words }) => {
    const place = documentOfItem(key);
    const fields = place?.collection === 'transfers' ? transfers.get(place.id) : undefined;
    if (place === null || fields === undefined) return { about: words, more: '' };
    const about =
      key === itemKey('transfers', place.id, 'from')
        ? messages.transferTo(account(fields['toAccountId']))
        : messages.transferFrom(account(fields['fromAccountId']));
    return { about, more: textIn(fields, 'description') };
  };
}

/** Returns which statement has the other side of a transfer; '' if none has, or for anything else. */
export function otherSideWords(key: string, books: BankBooks): string {
  const place = documentOfItem(key);
  if (place?.collection !== 'transfers') return '';
  const other = itemKeys('transfers', place.id).find((one) => one !== key) ?? '';
  const day = clearedOn(other, books);
  return day === '' ? '' : messages.otherSide(day);
}

/** Returns that a statement ticked off a payment together with its void; '' for anything else. @param key of either item. */
export function pairWords(key: string, books: BankBooks): string {
  const place = documentOfItem(key);
  if (place?.collection !== 'payments' || clearedWithVoid(place.id, books) === '') return '';
  return key === itemKey('payments', place.id) ? shared.payments.withVoid : messages.withPayment;
}
