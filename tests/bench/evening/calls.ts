import { milliseconds, percentile, type Figure } from '../figures.ts';

/** What people do in an evening. */
export const CALL_NAMES = [
  'form options',
  'upload',
  'submission',
  'review',
  'decision',
  'list',
  'payment',
] as const;
type CallName = (typeof CALL_NAMES)[number];

/** What came of the calls of an evening. */
export interface Calls {
  /** Makes a call and notes how long it took and whether it was answered well. @returns its answer. */
  make<Answer extends { readonly status: number }>(
    name: CallName,
    call: () => Promise<Answer>,
  ): Promise<Answer>;
  /** How many calls were not answered with 200, with what they were answered. */
  readonly refused: () => readonly string[];
  readonly figures: (evening: string) => Figure[];
}

/** Notes the calls of one evening. */
export function noteCalls(): Calls {
  const times = new Map<CallName, number[]>(CALL_NAMES.map((name) => [name, []]));
  const refused: string[] = [];
  return {
    async make(name, call) {
      const start = performance.now();
      const answer = await call();
      times.get(name)?.push(performance.now() - start);
      if (answer.status !== 200) refused.push(`${name}: ${answer.status}`);
      return answer;
    },
    refused: () => refused,
    figures: (evening) =>
      [...times].map(([name, taken]) => ({
        what: `${evening}: ${name}, how many; median, p95`,
        value: `${taken.length}; ${milliseconds(percentile(taken, 50))}, ${milliseconds(percentile(taken, 95))}`,
        goal: '-',
        met: null,
      })),
  };
}
