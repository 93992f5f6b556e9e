import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../tests/support/run-program.ts';
import { copyTree, type TreeCopy } from './testing/tree-copy.ts';

describe('a clone in the folder Käse & Kühe (1)', () => {
  let clone: TreeCopy;
  beforeAll(() => {
    clone = copyTree('Käse & Kühe (1)');
  });
  afterAll(() => clone.remove());

  const runThere = (...args: readonly string[]) => runProgram(args, clone.root);

  it('builds the functions', async () => {
    const { said } = await runProgram(['build.ts'], path.join(clone.root, 'functions'));
    expect(said).toBe('');
    expect(existsSync(path.join(clone.root, 'functions/dist/index.js'))).toBe(true);
  });

  it('runs the commands', async () => {
    const { code, said } = await runThere('tools/run.mjs', 'export');
    expect([code, said]).toEqual([1, expect.stringContaining('npm run export -- --out FILE.zip')]);
  });

  it('finds everything of web/tools that the build of the pages needs', async () => {
    const { code, said } = await runThere('--eval', "import('./web/vite.config.ts')");
    expect([code, said]).toEqual([0, '']);
  });

  it('does not go on after a build that failed', async () => {
    const entry = path.join(clone.root, 'functions/src/index.ts');
    appendFileSync(entry, '\nexport const broken = (;\n');
    const developed = await runThere('tools/run.mjs', 'dev');
    expect(developed.said).toContain('The functions could not be built; the lines above say why.');
    expect(developed.said).not.toContain('Starting');
    expect(developed.code).toBe(1);
    const watched = await runProgram(['build.ts', '--watch'], path.join(clone.root, 'functions'));
    expect(watched.said).toContain('Not built: the functions from before run on.');
    expect(watched.code).toBe(1);
  });

  it('says that its organization.json is broken, and no stack', async () => {
    writeFileSync(path.join(clone.root, 'organization.json'), '{ "name": }');
    const { code, said } = await runThere('tools/run.mjs', 'export');
    expect(said).toMatch(/^organization\.json cannot be read: .*\n$/);
    expect(code).toBe(1);
  });
});
