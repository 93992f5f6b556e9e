import { settingProblem, REGION } from '../../functions/src/platform/settings.ts';
import { orRight, wrong, type Check, type Finding, type Target } from './check.ts';
import {
  deployedFunctions,
  expectedFunctions,
  type DeployedFunction,
  type ExpectedFunction,
} from './project-functions.ts';
import { readSecret, SECRETS } from './secrets.ts';

/** The parameters that the deploy asks for. */
const PARAMETERS = ['APP_URL', 'MAIL_FROM'] as const;

export const functions: Check = {
  id: 'functions',
  name: 'every function runs, with its secrets and parameters',
  why: 'The first deploy often fails for some of them while Google sets up its event service; totals, emails, and sweeps then stop without a word.',
  isBefore: false,
  async run(target) {
    const found = await deployedFunctions(target);
    const here = new Map(found.filter(isHere).map((each) => [each.id, each]));
    const expected = await expectedFunctions();
    const problems = [
      ...found.filter((each) => !isHere(each)).map((each) => stray(each, target)),
      ...expected.flatMap((each) => problemsOf(each, here.get(each.id), target)),
      ...parameterProblems(here.get('sweep'), target),
      ...(await oldSecrets([...here.values()], target)),
    ];
    return orRight(problems, `All ${expected.length} run.`);
  },
};

const isHere = ({ region }: DeployedFunction): boolean => region === REGION;

function stray({ id, region }: DeployedFunction, { project }: Target): Finding {
  return wrong(
    `${id} is deployed in ${region}, where no rewrite looks for it.`,
    `npx firebase functions:delete ${id} --region ${region} --project ${project}`,
  );
}

function problemsOf(
  { id, secrets }: ExpectedFunction,
  found: DeployedFunction | undefined,
  { project }: Target,
): readonly Finding[] {
  const deploy = `npx firebase deploy --only functions:${id} --project ${project}`;
  if (found === undefined) return [wrong(`${id} is not deployed.`, deploy)];
  if (found.state !== 'ACTIVE')
    return [wrong(`${id} does not run: its state is ${found.state}.`, deploy)];
  return secrets
    .filter((name) => !found.secrets.has(name))
    .map((name) => wrong(`${id} is deployed without ${name}.`, deploy));
}

function parameterProblems(
  sweep: DeployedFunction | undefined,
  { project }: Target,
): readonly Finding[] {
  if (sweep === undefined) return [];
  return PARAMETERS.flatMap((name) => {
    const problem = settingProblem(name, sweep.environment[name] ?? '', false);
    const mend = `Correct ${name} in functions/.env.${project}, then: npx firebase deploy --only functions --project ${project}`;
    return problem === null ? [] : [wrong(problem, mend)];
  });
}

/** A function keeps the version of a secret that was newest when it was deployed. */
async function oldSecrets(
  found: readonly DeployedFunction[],
  target: Target,
): Promise<readonly Finding[]> {
  const problems = SECRETS.map(async (name) => {
    const newest = (await readSecret(name, target))?.version;
    const old = found.filter(({ secrets }) => (secrets.get(name) ?? newest) !== newest);
    if (newest === undefined || old.length === 0) return [];
    return [
      wrong(
        `${name} was set again, and ${old.map(({ id }) => id).join(', ')} still use the earlier one.`,
        `npx firebase deploy --only functions --project ${target.project}`,
      ),
    ];
  });
  return (await Promise.all(problems)).flat();
}
