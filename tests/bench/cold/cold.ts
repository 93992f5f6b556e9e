import { decisionBody } from '../../functions/support/decision-body.ts';
import { createTestEnvironment, seenWith } from '../../functions/support/test-environment.ts';
import { BUILT_FUNCTIONS } from '../../../tools/emulators/functions-folder.ts';
import { openToken, startChain } from '../decisions/chains.ts';
import { percentile, type Figure } from '../figures.ts';
import { inTurns, ratioOf } from '../ratios.ts';
import { buildColdFolders, measureFresh, type ColdRequest, type Started } from './fresh-process.ts';

/** How often each process is asked after its first answer. */
const WARM = 10;

/** How many times what the first reference takes. */
const GOALS = { loadMs: 1.6, firstMs: 2 } as const;

/** What somebody waits for who comes first, and the function that answers it. */
const TARGETS = {
  'form-options': 'api',
  'review-expense': 'decide',
  'update-expense': 'decide',
} as const;
type Route = keyof typeof TARGETS;
const FUNCTIONS = Object.keys(TARGETS) as Route[]; // those just above
/** What they are compared with; the first is what the goals are of. */
const REFERENCES = ['ok', 'built', 'lean'] as const;
type Reference = (typeof REFERENCES)[number];
type Name = Reference | Route;
const isReference = (name: Name): name is Reference => REFERENCES.some((one) => one === name);

/**
 * Fresh processes of the built functions in turns with one that answers 'ok', on a Firestore that is warm: the first round
 * does not count.
 */
export async function benchCold(): Promise<Figure[]> {
  const testEnv = await createTestEnvironment();
  const { db, projectId } = testEnv;
  const folders = await buildColdFolders();
  const linkOf = async () => {
    const { id } = await startChain(db, 0);
    return { id, token: (await openToken(db, id)) ?? '' };
  };
  const times = (request: ColdRequest) => Array<ColdRequest>(WARM + 1).fill(request);
  const requests: Readonly<Record<Name, () => Promise<readonly ColdRequest[]>>> = {
    ok: () => Promise.resolve(times({})),
    built: () => Promise.resolve(times({})),
    lean: () => Promise.resolve(times({})),
    'form-options': () => Promise.resolve(times({ path: '/api/form-options' })),
    'review-expense': async () => {
      const { token } = await linkOf();
      return times({ path: '/api/review-expense', headers: { 'X-Approval-Token': token } });
    },
    // Each decides another expense.
    'update-expense': () =>
      Promise.all(
        times({}).map(async () => {
          const { id, token } = await linkOf();
          return {
            path: '/api/update-expense',
            method: 'POST',
            headers: { 'X-Approval-Token': token, 'Content-Type': 'application/json' },
            body: JSON.stringify({
              ...decisionBody(id, 'approve'),
              ...(await seenWith(db, token)),
            }),
          };
        }),
      ),
  };
  const measure = (name: Name) => async () =>
    measureFresh(
      folders.program,
      isReference(name) ? folders[name] : BUILT_FUNCTIONS,
      isReference(name) ? 'ok' : TARGETS[name],
      projectId,
      await requests[name](),
    );
  try {
    const started = await inTurns<Name, Started>({
      ok: measure('ok'),
      built: measure('built'),
      lean: measure('lean'),
      'form-options': measure('form-options'),
      'review-expense': measure('review-expense'),
      'update-expense': measure('update-expense'),
    });
    return figuresOf(started);
  } finally {
    await folders.remove();
    await testEnv.close();
  }
}

function figuresOf(started: Readonly<Record<Name, readonly Started[]>>): Figure[] {
  const of = (name: Name, part: keyof Started) => started[name].map((one) => one[part]);
  const ratio = (what: string, name: Name, reference: Reference, part: 'loadMs' | 'firstMs') =>
    ratioOf(
      `${name}: ${what}, of '${reference}'`,
      of(name, part),
      of(reference, part),
      reference === 'ok' ? { atMost: GOALS[part] } : null,
    );
  return [
    ...REFERENCES.flatMap((reference) =>
      FUNCTIONS.flatMap((name) => [
        ratio('loading', name, reference, 'loadMs'),
        ratio('first answer of a fresh process', name, reference, 'firstMs'),
      ]),
    ),
    ...[...REFERENCES, ...FUNCTIONS].map((name) => ({
      what: `${name}: loading; first answer; later answers, ms; memory, MB`,
      value: [
        spread(of(name, 'loadMs')),
        spread(of(name, 'firstMs')),
        spread(of(name, 'warmMs')),
        spread(of(name, 'memoryBytes').map((bytes) => bytes / 1024 ** 2)),
      ].join('; '),
      goal: '-',
      met: null,
    })),
  ];
}

/** The median, the lowest and the highest. */
function spread(values: readonly number[]): string {
  const [median, low, high] = [percentile(values, 50), Math.min(...values), Math.max(...values)];
  return `${median.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`;
}
