import { readFileSync } from 'node:fs';
import type { Check } from '../check.ts';
import { orRight, wrong, type Finding } from '../finding.ts';
import { Refused, type Request } from '../google-client.ts';
import { queryOf } from '../shape-query.ts';
import { databaseOf, type Target } from '../target.ts';

/** Every shape of query that the app asks for; tests/support/indexes/queries.test.ts writes it and holds it whole. */
export const SHAPES_FILE = new URL('../query-shapes.txt', import.meta.url);

/** How many are asked at the same time. */
const AT_ONCE = 8;

export const queries: Check = {
  id: 'queries',
  name: 'every query of the app is answered',
  why: 'Firestore refuses a query that no index serves; the list that asks for it stays empty. The emulators answer all.',
  async run(target) {
    const shapes = readFileSync(SHAPES_FILE, 'utf8').trim().split('\n');
    const waiting = [...shapes];
    const problems: Finding[] = [];
    const work = async (): Promise<void> => {
      for (let shape = waiting.shift(); shape !== undefined; shape = waiting.shift())
        problems.push(...(await problemOf(shape, target)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return orRight(problems, `All ${shapes.length} shapes of queries are answered.`);
  },
};

async function problemOf(shape: string, target: Target): Promise<readonly Finding[]> {
  const { method, body } = queryOf(shape);
  const path = `/v1/${databaseOf(target)}/documents:${method}`;
  const request: Request = { service: 'firestore', path, method: 'POST', body };
  const reply = await target.google.send(request);
  if (reply.ok) return [];
  // FAILED_PRECONDITION, whose sentence holds a link that makes the index.
  if (reply.status !== 400) throw new Refused(request, reply);
  return [
    wrong(
      `Refused: ${shape}.`,
      `npx firebase deploy --only firestore:indexes --project ${target.project} and wait until they are built; Firestore says: ${reply.reason}`,
    ),
  ];
}
