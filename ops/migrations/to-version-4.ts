import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { historyWordsOf } from '@pa-ledger/domain/expenses/history-words';
import { journalWords } from '@pa-ledger/domain/ledger/journal-words';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { MigrationStep } from './migration.ts';
import { pagesOf } from './pages.ts';
import { addEntries, takenOver } from './take-over.ts';

/** The collections that got a journal with version 4. */
const RECORDS = ['funds', 'budgetItems', 'fundBalances', 'revenueItems', 'manualExpenses'];

/**
 * Before version 4 nobody knew who had changed the records of the books. Their journal begins with the present version,
 * as 'taken over'. A record that was deleted before has none: nothing of it is stored.
 */
export const RECORD_JOURNALS: MigrationStep = {
  name: 'Every record has a journal',
  async run(context) {
    for (const name of RECORDS) {
      for await (const page of pagesOf(context.db.collection(name))) {
        await addEntries(
          context,
          page.map((found) => takenOver(name, found)),
        );
      }
    }
  },
};

/** Before version 4 an entry could not be found by words. */
export const JOURNAL_WORDS: MigrationStep = {
  name: 'The journal can be searched',
  async run({ db }) {
    for await (const page of pagesOf(db.collection('journal'))) {
      const batch = db.batch();
      for (const entry of page) {
        if (entry.get('words') !== undefined) continue;
        // Entries hold whole documents.
        const [before, after] = ['before', 'after'].map(
          (side) => entry.get(side) as StoredFields | null,
        );
        const words = journalWords(before ?? null, after ?? null);
        batch.update(entry.ref, { words }, { lastUpdateTime: entry.updateTime });
      }
      await batch.commit();
    }
  },
};

/** The same for the histories of expenses, which are otherwise as they were written. */
export const HISTORY_WORDS: MigrationStep = {
  name: 'The histories of expenses can be searched',
  async run({ db }) {
    for await (const page of pagesOf(db.collection('expenses'))) {
      for (const found of page) {
        // As the functions store it.
        const words = historyWordsOf({ ...(found.data() as Expense), id: found.id });
        const { docs } = await found.ref.collection('history').get();
        const batch = db.batch();
        for (const entry of docs) {
          if (entry.get('words') !== undefined) continue;
          batch.update(entry.ref, { words }, { lastUpdateTime: entry.updateTime });
        }
        await batch.commit();
      }
    }
  },
};

/** From data of version 3 to version 4, in this order. */
export const STEPS_TO_4: readonly MigrationStep[] = [RECORD_JOURNALS, JOURNAL_WORDS, HISTORY_WORDS];
