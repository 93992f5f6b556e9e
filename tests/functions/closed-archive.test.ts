import { expect, it } from 'vitest';
import { markCurrent } from '../support/data-version.ts';
import { exportFrom, ownProjects, restoreInto } from './support/archives.ts';
import { TIMEOUT_MS } from '../support/random.ts';

const { newProject, inFolder } = ownProjects();

/** Books with one closed year, in which one fund took in twelve dollars, or what is said. */
async function archiveWith(amount: number, name: string): Promise<string> {
  const source = newProject();
  const { db } = source;
  await markCurrent(db);
  const days = { first: '2025-07-01', last: '2026-06-30' };
  const endings = [{ fundId: 'main', amount: 12 }];
  await db.doc('closings/2025').set({ ...days, endings, reopenReason: null, version: 1 });
  await db.doc('settings/books').set({
    opensOn: null,
    closedThrough: days.last,
    closedYear: '2025',
    closing: null,
  });
  const pair = { categoryId: 'fair', fundId: 'main' };
  await db.doc('revenueItems/one').set({ date: days.last, ...pair, amount });
  const file = inFolder(name);
  await exportFrom(source, file);
  return file;
}

it(
  'an archive whose closed years do not add up is refused, with nothing written (#123)',
  async () => {
    const changed = newProject();
    await expect(restoreInto(changed, await archiveWith(12.01, 'changed.zip'))).rejects.toThrow(
      'The year 2025 was closed with $12.00 in fund main, but its entries add up to $12.01. Nothing was written.',
    );
    expect(await changed.db.listCollections()).toEqual([]);
    const right = newProject();
    await restoreInto(right, await archiveWith(12, 'right.zip'));
    expect((await right.db.doc('closings/2025').get()).get('last')).toBe('2026-06-30');
  },
  TIMEOUT_MS,
);
