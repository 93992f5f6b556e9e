import { Failure } from '../base/failure.ts';
import { checkClosings, CLOSING_DATA, type ClosingData } from '../checks/check-closings.ts';
import type { ArchivedDocument } from './archived-documents.ts';

/** What closed years are replayed from, taken from an archive while it is looked through. */
interface BooksOfYears {
  take(group: string, document: ArchivedDocument): void;
  /** @throws Failure when the closed years are not what their entries give, or the lock is another. */
  requireReplay(): void;
}

/** Returns what collects the books of an archive. */
export function booksOfYears(): BooksOfYears {
  const found = Object.fromEntries(
    CLOSING_DATA.map((name) => [name, [] as { id: string; data: ArchivedDocument['data'] }[]]),
  ) as { [Name in keyof ClosingData]: { id: string; data: ArchivedDocument['data'] }[] };
  return {
    take(group, { path, data }) {
      const name = CLOSING_DATA.find((one) => one === group);
      if (name !== undefined) found[name].push({ id: path.slice(path.indexOf('/') + 1), data });
    },
    requireReplay() {
      const [problem] = checkClosings(found);
      if (problem !== undefined) throw new Failure(`${problem} Nothing was written.`);
    },
  };
}
