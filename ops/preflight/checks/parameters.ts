import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingProblem } from '../../../functions/src/platform/settings.ts';
import { parameterFiles, parameterProblems } from '../../deploy/parameters.ts';
import type { Check } from '../check.ts';
import { deployedFunctions } from '../deployed-functions.ts';
import { note, orRight, wrong, type Finding } from '../finding.ts';
import { NoService } from '../google-client.ts';
import type { Target } from '../target.ts';

/** The parameters that the deploy asks for. */
const PARAMETERS = ['APP_URL', 'MAIL_FROM'] as const;

export const parameters: Check = {
  id: 'parameters',
  name: 'the parameters are of the right form, here and where the functions run',
  why: 'With a wrong APP_URL or MAIL_FROM no mail is sent, or its links lead nowhere.',
  async run(target) {
    const here = problemsInFiles(target);
    const there = await problemsDeployed(target).catch((error: unknown) => {
      // The emulators' parameters are made at their start.
      if (error instanceof NoService) return [];
      throw error;
    });
    return orRight([...here, ...there], `${PARAMETERS.join(' and ')} are right.`);
  },
};

/** Returns what is wrong with a project's parameters in their files. */
export function problemsInFiles({ root, project }: Pick<Target, 'root' | 'project'>): Finding[] {
  // Our own file, in the deploy tool's format.
  const { projects } = JSON.parse(readFileSync(path.join(root, '.firebaserc'), 'utf8')) as {
    readonly projects: Readonly<Record<string, string>>;
  };
  return parameterFiles(path.join(root, 'functions'), project, projects).flatMap((file) =>
    parameterProblems(file).map((problem) => {
      const shown = path.relative(root, file);
      return wrong(
        `${shown}: ${problem}`,
        `Correct it in ${shown}, and deploy the functions again.`,
      );
    }),
  );
}

async function problemsDeployed(target: Target): Promise<readonly Finding[]> {
  const functions = await deployedFunctions(target);
  const sender = functions.find(({ id }) => id === 'sweep');
  if (sender === undefined) return [note('No functions are deployed yet; the first deploy asks.')];
  return PARAMETERS.flatMap((name) => {
    const problem = settingProblem(name, sender.environment[name] ?? '', !target.isReal);
    if (problem === null) return [];
    return [
      wrong(
        problem,
        `Correct ${name} in functions/.env.${target.project}, then: npx firebase deploy --only functions --project ${target.project}`,
      ),
    ];
  });
}
