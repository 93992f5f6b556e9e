import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { RE2JS } from './no-patterns.ts';

const sdk = fileURLToPath(
  new URL('../../../../node_modules/@firebase/firestore/dist', import.meta.url),
);

it("leaves out what only the patterns of pipelines ask for in Firestore's SDK", () => {
  const classes = globSync('{index,common-*}.esm.js', { cwd: sdk })
    .flatMap((file) => readFileSync(`${sdk}/${file}`, 'utf8').split(/^class /m))
    .filter((code) => code.includes('RE2JS.'))
    .map((code) => /^\w+/.exec(code)?.[0]);
  expect(classes).toEqual([
    '__PRIVATE_CoreLike',
    '__PRIVATE_CoreRegexContains',
    '__PRIVATE_CoreRegexMatch',
  ]);
});

it('refuses a pattern', () => {
  expect(() => RE2JS.compile()).toThrow('The patterns of pipelines are left out');
});
