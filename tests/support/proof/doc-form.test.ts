import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../ops/base/paths.ts';

const DOCUMENTS = globSync(['*.md', '.github/**/*.md', 'docs/**/*.md'], { cwd: ROOT });

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

// The file in the repository.
const { scripts, devDependencies } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

it('the README is at most 12 kB', () => {
  expect(statSync(path.join(ROOT, 'README.md')).size).toBeLessThanOrEqual(12_000);
});

describe.each(DOCUMENTS)('%s', (file) => {
  const text = read(file);

  it('has no line over 200 columns', () => {
    expect(text.split('\n').filter((line) => line.length > 200)).toEqual([]);
  });

  it('says something', () => {
    expect(text.length).toBeGreaterThan(100);
  });

  it('links to files that are there', () => {
    const targets = Array.from(text.matchAll(/\]\(([^)#:]+)\)/g), ([, target = '']) => target);
    const missing = targets.filter(
      (target) => !existsSync(path.join(ROOT, path.dirname(file), target)),
    );
    expect(missing).toEqual([]);
  });

  it('names commands that are there', () => {
    const names = Array.from(text.matchAll(/npm run ([a-z:-]+)/g), ([, name = '']) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names paths that are there', () => {
    const paths = Array.from(
      text.matchAll(/`((?:docs|domain|functions|ops|tests|tools|web)\/[\w./-]+\.\w+)`/g),
      ([, found = '']) => found,
    );
    // A school's own file, which is not in the repository.
    const others = paths.filter((found) => found !== 'functions/.env.ID');
    expect(others.filter((found) => !existsSync(path.join(ROOT, found)))).toEqual([]);
  });
});

it('.nvmrc names the pinned Node', () => {
  expect(read('.nvmrc').trim()).toBe(devDependencies['node']);
});
