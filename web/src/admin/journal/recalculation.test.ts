import { expect, it } from 'vitest';
import type { ApiResult } from '../../data/api-result.ts';
import type { Fields } from '../../data/documents.ts';
import { failure } from '../../data/failure.ts';
import { recalculationMessages } from './recalculation-messages.ts';
import { recalculate, type Findings } from './recalculation.ts';

/** A server that answers these, one after the other. */
function server(...answers: readonly (Fields | 'broken')[]) {
  const asked: Fields[] = [];
  const left = [...answers];
  const call = (body: Fields): Promise<ApiResult> => {
    asked.push(body);
    const answer = left.shift();
    if (answer === undefined) throw new Error('asked once too often');
    return Promise.resolve(answer === 'broken' ? failure('offline') : { ok: true, answer });
  };
  return { asked, call };
}

function difference(sentence: string) {
  return { what: 'total', path: 'totals/a', sentence };
}

it('asks page by page until there is no next one, and gathers what differed', async () => {
  const { asked, call } = server(
    { next: 'b', checked: 2_000, differed: [], more: 0 },
    { next: 'c', checked: 2_000, differed: [difference('One.')], more: 0 },
    { next: null, checked: 7, differed: [difference('Two.'), { what: 'total' }], more: 3 },
  );
  const heard: Findings[] = [];
  const result = await recalculate(call, (findings) => heard.push(findings) > 0);
  expect(asked).toEqual([{ from: null }, { from: 'b' }, { from: 'c' }]);
  expect(heard.map(({ checked }) => checked)).toEqual([2_000, 4_000, 4_007]);
  expect(result).toEqual({
    ok: true,
    // What has no sentence is counted still.
    findings: { checked: 4_007, sentences: ['One.', 'Two.'], more: 4 },
  });
});

it('ends where nobody listens any more', async () => {
  const { asked, call } = server({ next: 'b', checked: 1, differed: [] });
  await recalculate(call, () => false);
  expect(asked).toHaveLength(1);
});

it('hands a failure on, in the middle too', async () => {
  const { call } = server({ next: 'b', checked: 1, differed: [] }, 'broken');
  expect(await recalculate(call, () => true)).toEqual(failure('offline'));
});

it.each([
  ['leads to itself', { next: 'b' }],
  ['does not say where it goes on', { checked: 1 }],
])('does not go on for ever with an answer that %s', async (_name, answer) => {
  const { call } = server({ next: 'b' }, answer);
  expect(await recalculate(call, () => true)).toEqual(failure('failed'));
});

it.each([
  [12_345, 0, 'Everything was right: 12,345 documents checked, nothing differed.'],
  [1, 1, '1 difference was corrected: 1 document checked.'],
  [2, 1_201, '1,201 differences were corrected: 2 documents checked.'],
])(
  'says what a recalculation of %d documents found: %d differences',
  (checked, count, sentence) => {
    expect(recalculationMessages.found(checked, count)).toBe(sentence);
  },
);
