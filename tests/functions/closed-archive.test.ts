import { expect, it } from 'vitest';
import { markCurrent } from '../support/data-version.ts';
import { exportFrom, ownProjects, restoreInto } from './support/archives.ts';
import { TIMEOUT_MS } from './support/counts.ts';

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
  await db.doc('revenueItems/one').set({ date: days.last, fundId: 'main', amount });
  const file = inFolder(name);
  await exportFrom(source, file);
  return file;
}

it(
  'an archive whose closed years do not add up is refused, with nothing written (#123)',
  async () => {
    const changed = newProject();
    await expect(restoreInto(changed, await archiveWith(12.01, 'changed.zip'))).rejects.toThrow(
      'The closed year 2025: the fund main ended with 1200 cents, by its entries 1201. Nothing was written.',
    );
    expect(await changed.db.listCollections()).toEqual([]);
    const right = newProject();
    await restoreInto(right, await archiveWith(12, 'right.zip'));
    expect((await right.db.doc('closings/2025').get()).get('last')).toBe('2026-06-30');
  },
  TIMEOUT_MS,
);
