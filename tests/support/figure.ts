import { appendFileSync } from 'node:fs';

/** A goal of the proof, and what was measured of it. */
export interface Figure {
  readonly goal: string;
  readonly text: string;
}

/** Tells `npm run prove` what a test has measured; elsewhere nobody listens. @param goal such as G4. */
export function figure(goal: string, text: string): void {
  const file = process.env['PROVE_FIGURES'];
  const line: Figure = { goal, text };
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}
