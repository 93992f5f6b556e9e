import { filePath } from '@pa-ledger/domain/expenses/expense';
import { paperPlace, papersIn } from '@pa-ledger/domain/papers/paper';
import type { Timestamp } from 'firebase-admin/firestore';
import { UNNAMED_FILE_MS } from './check-receipts.ts';
import { problemsIn } from './findings.ts';
import type { ProjectData } from './project-data.ts';

/**
 * Checks that every paper of a record is in Storage with the bytes that were added, that nothing removed or redacted is left,
 * and that no other file stays there for long. A deleted record keeps its papers, since it can come back.
 * @param now in milliseconds since 1970.
 */
export function checkPapers(
  { papers, paperFiles, expenses }: Pick<ProjectData, 'papers' | 'paperFiles' | 'expenses'>,
  now: number,
): string[] {
  const files = new Map(paperFiles.map((file) => [file.path, file]));
  const redacted = new Set(
    expenses.filter(({ data }) => (data['redactedAt'] ?? null) !== null).map(({ id }) => id),
  );
  const named = new Set<string>();
  const wrong = papers.flatMap(({ id, data }) => {
    const place = paperPlace(id);
    const stored = papersIn<Timestamp>(data);
    const slots = [...stored.papers.map(({ slot }) => slot), ...stored.removed];
    return problemsIn([
      [place === null, `papers/${id} is of no record.`],
      [new Set(slots).size < slots.length, `papers/${id} has two papers in one slot.`],
      [
        place?.collection === 'expenses' && redacted.has(place.id) && stored.papers.length > 0,
        `The papers of expenses/${place?.id} should be gone, but they're still there.`,
      ],
      ...stored.papers.map(({ slot, size, md5 }) => {
        const path = filePath('papers', id, slot);
        named.add(path);
        const file = files.get(path);
        const what = file === undefined ? 'is gone' : "isn't the file that was added";
        return [file?.size !== size || file.md5 !== md5, `The paper ${path} ${what}.`] as const;
      }),
    ]);
  });
  const orphans = paperFiles.filter(
    ({ path, createdAt }) => !named.has(path) && now - createdAt > UNNAMED_FILE_MS,
  );
  return [...wrong, ...orphans.map(({ path }) => `The paper ${path} belongs to no record.`)];
}
