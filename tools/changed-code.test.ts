import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { changedCode } from '../functions/changed-code.ts';

describe('a changed file of a package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (text: string): string => {
    const file = path.join(folder, 'index.js');
    writeFileSync(file, text);
    return file;
  };

  it('has the other text in its place, to the letter', () => {
    const code = changedCode(fileOf('a();\r\nb();\n'), [['a();\nb();', "c('$&');"]]);
    expect(code.split('\n')[0]).toBe("c('$&');");
  });

  it.each([
    ['is not there any more', 'x();'],
    ['is there twice', 'a(); a();'],
  ])('fails the build if the text %s', (_name, text) => {
    expect(() => changedCode(fileOf(text), [['a();', 'b();']])).toThrow(/changed-code\.ts/);
  });
});
