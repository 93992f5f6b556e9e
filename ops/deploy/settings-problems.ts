import path from 'node:path';
import { REGION } from '../../functions/src/platform/settings.ts';
import { readHosting } from '../base/hosting-config.ts';
import { parameterFiles, parameterProblems } from './parameters.ts';
import { projectAliases } from './project-id.ts';

/**
 * Returns what's wrong with the files of a deploy, one line each.
 * @param root the folder of firebase.json.
 */
export function settingsProblems(root: string, project: string): string[] {
  const files = parameterFiles(path.join(root, 'functions'), project, projectAliases(root));
  const parameters = files.flatMap((file) =>
    parameterProblems(file).map((problem) => `${path.relative(root, file)}: ${problem}`),
  );
  const rewrites = readHosting(root)
    .rewrites.filter(({ function: to }) => to !== undefined && to.region !== REGION)
    .map(
      ({ source }) =>
        `firebase.json sends ${source} to another region than ${REGION}. Set its region to ${REGION}, or REGION in functions/src/platform/settings.ts to that of all rewrites.`,
    );
  return [...parameters, ...rewrites];
}
