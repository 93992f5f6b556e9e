import type { Check } from '../check.ts';
import { deployedFunctions } from '../deployed-functions.ts';
import { expectedFunctions } from '../expected-functions.ts';
import { orRight, wrong } from '../finding.ts';

export const functions: Check = {
  id: 'functions',
  name: 'every function is deployed, runs, and has its secrets',
  why: 'The first deploy often fails for some of them, for Google sets up its event service meanwhile; what counts, mails and sweeps is then missing without a word.',
  async run(target) {
    const deployed = new Map((await deployedFunctions(target)).map((each) => [each.id, each]));
    const expected = await expectedFunctions();
    const deploy = (id: string) =>
      `npx firebase deploy --only functions:${id} --project ${target.project}`;
    const problems = expected.flatMap(({ id, secrets }) => {
      const found = deployed.get(id);
      if (found === undefined) return [wrong(`${id} is not deployed.`, deploy(id))];
      if (found.state !== 'ACTIVE') {
        return [wrong(`${id} does not run: its state is ${found.state}.`, deploy(id))];
      }
      const lacking = secrets.filter((name) => !found.secrets.has(name));
      return lacking.map((name) => wrong(`${id} is deployed without ${name}.`, deploy(id)));
    });
    return orRight(problems, `All ${expected.length} are there.`);
  },
};
