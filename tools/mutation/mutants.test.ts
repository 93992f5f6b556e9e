import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../ops/base/paths.ts';
import { ALL_MUTANTS, mutate, readMutants, type Mutant } from './mutant.ts';

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
    name: 'test',
    defence: 'none',
    file: 'file.ts',
    proof: {
      project: 'unit',
      files: ['file.test.ts'],
    },
    find: 'guard();',
    replace: "$&'$1",
  };

  it('replaces literally', () => {
    expect(mutate('before guard(); after', mutant)).toBe("before $&'$1 after");
  });

  it('finds a text however its lines are broken', () => {
    const broken = 'before isMine &&\n  (isOpen);';
    expect(mutate(broken, { ...mutant, find: '&& (isOpen)', replace: '' })).toBe('before isMine ;');
  });

  it.each(['nothing of it', 'guard(); and guard();'])('refuses a stale mutant: %s', (source) => {
    expect(() => mutate(source, mutant)).toThrow('The mutant "test" is stale');
  });
});

describe('readMutants', () => {
  const text = `# What they guard.

@ rules.txt

one: nobody but the author
? rules journal coverage: of another author
- && entry.by == author()
- && entry.at == now

two: everybody
- false
+ true`;

  it('reads files, tests and texts', () => {
    const proof = {
      project: 'rules',
      files: ['tests/rules/journal.test.ts', 'tests/rules/coverage.test.ts'],
      only: 'of another author',
    };
    const one = { defence: 'nobody but the author', replace: '' };
    expect(readMutants(text)).toEqual([
      {
        name: 'one',
        file: 'rules.txt',
        proof,
        ...one,
        find: '&& entry.by == author()\n&& entry.at == now',
      },
      {
        name: 'two',
        defence: 'everybody',
        file: 'rules.txt',
        proof,
        find: 'false',
        replace: 'true',
      },
    ]);
  });

  it.each([
    ['@ a.txt\n\none: no tests\n- false', 'No mutant can be read here'],
    ['@ a.txt\n\none: no text\n? unit a.test.ts', 'No mutant can be read here'],
    ['@ a.txt\n\none: no project\n? e2e a\n- false', 'These are no tests'],
  ])('refuses %j', (text, sentence) => {
    expect(() => readMutants(text)).toThrow(sentence);
  });
});
