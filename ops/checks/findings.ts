import type { DocumentData } from 'firebase-admin/firestore';

/** Whether something is wrong, and what then is said of it. */
export type Finding = readonly [isWrong: boolean, problem: string];

/** Returns what is said of all that is wrong. */
export function problemsIn(findings: readonly Finding[]): string[] {
  return findings.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

/** Returns how many documents have this value. */
export function count(documents: readonly DocumentData[], field: string, value: string): number {
  return documents.filter((document) => document[field] === value).length;
}
