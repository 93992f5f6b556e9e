import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOGS, ROOT } from '../../ops/base/paths.ts';
import { requireTask } from '../processes/task.ts';
import { fingerprint, lastBuilt, noteBuilt } from './inputs.ts';

/** Inputs of both parts: everything that changes what is built. */
const COMMON = ['domain', 'organization.json', 'package-lock.json', 'tsconfig.base.json'];

const PARTS = [
  { name: 'functions', inputs: ['functions', ...COMMON], result: 'functions/dist/package.json' },
  { name: 'web', inputs: ['web', ...COMMON], result: 'web/dist/index.html' },
] as const;

type PartName = (typeof PARTS)[number]['name'];

/**
 * Builds the production client and server. A part whose inputs have not changed since its last successful build is not
 * built again.
 * @returns the names of the parts that were built.
 * @throws Failure with the build's output when one fails.
 */
export async function build(
  interrupted: AbortSignal,
  only: readonly PartName[] = PARTS.map((part) => part.name),
): Promise<string[]> {
  const parts = PARTS.filter((part) => only.includes(part.name));
  const built = await Promise.all(
    parts.map(async (part) => {
      const inputs = fingerprint(part.inputs);
      if (existsSync(path.join(ROOT, part.result)) && lastBuilt(part.name) === inputs) return [];
      await requireTask(
        {
          command: 'npm',
          args: ['run', 'build', '--workspace', part.name],
          cwd: ROOT,
          stopChildrenToo: true,
          logFile: path.join(LOGS, `build-${part.name}.log`),
        },
        `The ${part.name} could not be built; the lines above say why.`,
        interrupted,
      );
      noteBuilt(part.name, inputs);
      return [part.name];
    }),
  );
  return built.flat();
}

/** Returns the result of a build for a progress line. */
export function describeBuild(built: readonly string[]): string {
  return built.length === 0 ? 'Build is up to date' : `Built ${built.join(' and ')}`;
}
