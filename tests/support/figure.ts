import { appendFileSync } from 'node:fs';

/** A goal of the proof and a measured value. */
export interface Figure {
  readonly goal: string;
  readonly text: string;
}

/**
 * Reports a measured value to `npm run prove`; otherwise does nothing.
 * @param goal such as G4.
 */
export function figure(goal: string, text: string): void {
  const file = process.env['PROVE_FIGURES'];
  const line: Figure = { goal, text };
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}
