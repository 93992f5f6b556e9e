import { JOURNAL_OF_BOOKS } from '@pa-ledger/domain/people/places';
import { expect, it } from 'vitest';
import { journalMessages } from './journal-messages.ts';

it('the journal keeps from reviewers what has addresses in it, and nothing else', () => {
  const others = Object.keys(journalMessages.subjects).filter(
    (name) => !JOURNAL_OF_BOOKS.some((own) => own === name),
  );
  // Those of expenses are in their histories. A new subject belongs either here or in the list of the books.
  expect(others.filter((name) => name !== 'people').toSorted()).toEqual([
    'donors',
    'expenses',
    'letters',
    'settings',
  ]);
});
