import type { Findings } from './recalculation.ts';

/** What a recalculation found, in one sentence. */
export function findingsWords({ checked, sentences, more }: Findings): string {
  const documents = `${counted(checked, 'document')} checked`;
  const wrong = sentences.length + more;
  if (wrong === 0) return `Everything was right: ${documents}, nothing differed.`;
  const were = wrong === 1 ? '1 difference was' : `${formatted(wrong)} differences were`;
  return `${were} put right: ${documents}.`;
}

/** 1 document, 2 documents. */
export function counted(count: number, noun: string): string {
  return `${formatted(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function formatted(count: number): string {
  return count.toLocaleString('en-US');
}
