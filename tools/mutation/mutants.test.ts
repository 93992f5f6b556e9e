import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../ops/base/paths.ts';
import { ALL_MUTANTS } from './all-mutants.ts';
import { mutate, unit, type Mutant } from './mutant.ts';

describe('the mutants', () => {
  it('have unique names, and are at least thirty', () => {
    const names = new Set(ALL_MUTANTS.map(({ name }) => name));
    expect(names.size).toBe(ALL_MUTANTS.length);
    expect(names.size).toBeGreaterThanOrEqual(30);
  });

  it.each(ALL_MUTANTS.map((mutant) => [mutant.name, mutant] as const))(
    '%s changes one place of its file, and its tests are there',
    (_name, mutant) => {
      const source = readFileSync(path.join(ROOT, mutant.file), 'utf8');
      expect(mutate(source, mutant)).not.toBe(source);
      for (const file of mutant.proof.files) expect(existsSync(path.join(ROOT, file))).toBe(true);
    },
  );
});

describe('mutate', () => {
  const mutant: Mutant = {
    ...{ name: 'test', defence: 'none', file: 'file.ts', proof: unit('file.test.ts') },
    ...{ find: 'guard();', replace: "$&'$1" },
  };

  it('replaces literally', () => {
    expect(mutate('before guard(); after', mutant)).toBe("before $&'$1 after");
  });

  it.each(['nothing of it', 'guard(); and guard();'])('refuses a stale mutant: %s', (source) => {
    expect(() => mutate(source, mutant)).toThrow('The mutant "test" is stale');
  });
});
