import type { Write } from '../../../web/src/data/write.ts';
import type { StoredMap } from './memory-query.ts';

/** Finds a stored document by its path. */
type Find = (path: string) => StoredMap | undefined;

export function pathOf(write: Write): string {
  return `${write.in}/${write.id}`;
}

/** Whether a write is dated in a closed year or before the books begin, which the rules deny. */
export function isLocked(write: Write, find: Find): boolean {
  const { closedThrough, opensOn } = find('settings/books') ?? {};
  const date = write.kind === 'remove' ? undefined : write.fields['date'];
  if (typeof date !== 'string') return false;
  const isClosed = typeof closedThrough === 'string' && date <= closedThrough;
  return isClosed || (typeof opensOn === 'string' && date < opensOn);
}

/** Whether a change of a line is amended though its budget is not adopted, or the other way round, which the rules deny. */
export function isWronglyAmended(write: Write, find: Find): boolean {
  if (write.in !== 'budgetItems' && write.in !== 'incomeItems') return false;
  const fields = write.kind === 'remove' ? find(pathOf(write)) : write.fields;
  const budget = find(`budgets/${String(fields?.['fiscalYear'])}`);
  return (budget?.['adoptedOn'] !== undefined) !== (write.amendment !== undefined);
}
