import { appendFileSync } from 'node:fs';

/**
 * Hands a figure to `npm run test:long`, which prints it; elsewhere does nothing.
 * @param about a goal such as G4, or what the test measured.
 */
export function figure(about: string, text: string): void {
  const file = process.env['FIGURES'];
  if (file !== undefined) appendFileSync(file, `${about}: ${text}\n`);
}
