import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../ops/base/paths.ts';
import { GOALS } from './goals.ts';
import { goalsIn, knownLimits, numbersIn } from './numbers.ts';
import { readTestFiles, textsIn } from './test-titles.ts';
import { THREATS } from './threats.ts';

const titles = readTestFiles()
  // The examples in these tests prove nothing.
  .filter(({ file }) => !file.startsWith('tests/support/proof/'))
  .flatMap(({ texts }) => texts);

describe('every number', () => {
  const numbers = Object.keys(THREATS).map(Number);
  const limits = knownLimits(readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8'));
  const written = new Set([...titles.flatMap(numbersIn), ...limits]);

  it('has a row', () => {
    expect(numbers).toEqual(Array.from({ length: 145 }, (_, index) => index + 1));
  });

  it('has a test that carries it, or a line in the known limits', () => {
    expect(numbers.filter((number) => !written.has(number))).toEqual([]);
  });

  it('of a goal has one too', () => {
    const found = new Set(titles.flatMap(goalsIn));
    expect(Object.keys(GOALS).filter((goal) => !found.has(goal))).toEqual([]);
  });
});

describe('the numbers of a title', () => {
  it.each([
    ['#12 a thing', [12]],
    ['#30 to #34, #43, #67 %s', [30, 31, 32, 33, 34, 43, 67]],
    ['who was overtaken (#66)', [66]],
    ['#0 #999 #1234 &#39; colour#12', []],
    ['#101 has three digits, #89 to #90', [101, 89, 90]],
    ['#7 #7', [7]],
  ])('%j: %j', (title, numbers) => {
    expect(numbersIn(title)).toEqual(numbers);
  });

  it('are goals too', () => {
    expect(goalsIn('#75 G15 and G1, G16 G0 aG2')).toEqual(['G15', 'G1']);
  });
});

it('the known limits name their numbers in brackets', () => {
  const document = '- not here (#1)\n\n## Known limits\n\n- One (#39,\n  #61).\n- Two (#5) #6.\n';
  expect([...knownLimits(`${document}\n## Next\n(#8)`)]).toEqual([39, 61, 5]);
  expect([...knownLimits(document)]).toEqual([39, 61, 5]);
  expect(knownLimits('nothing')).toEqual(new Set());
});

it('texts are found, and comments are none', () => {
  const source =
    "// it's '#1'\n/* '#2' */ it('#3 a // b', () => `#4 ${x}`); f(\"it's #5\"); 'a\\'b'";
  expect(textsIn(source)).toEqual(['#3 a // b', '#4 ${x}', "it's #5", "a\\'b"]);
});
