import { expect, it } from 'vitest';
import { readPageText } from './page-text.ts';

const piece = (str: string, hasEOL = false) => ({ str, hasEOL });

/** A page whose text comes in these parts; `given` counts the requested ones. */
function pageWith(...parts: readonly (readonly ReturnType<typeof piece>[])[]) {
  const given: number[] = [];
  const waiting = [...parts.entries()];
  const streamTextContent = () =>
    new ReadableStream(
      {
        pull(stream) {
          const next = waiting.shift();
          if (next === undefined) {
            stream.close();
            return;
          }
          given.push(next[0]);
          stream.enqueue({ items: next[1] });
        },
      },
      { highWaterMark: 0 },
    );
  return { streamTextContent, given };
}

it('reads the text of a page line by line', async () => {
  const page = pageWith([piece('Farm'), piece(' '), piece('stand', true)], [piece('$84.35', true)]);
  expect(await readPageText(page)).toBe('Farm stand\n$84.35');
});

it('reads no further than anybody listens (#100)', async () => {
  const long = [piece('x'.repeat(15_000))];
  const page = pageWith(long, long, long, long);
  const text = await readPageText(page);
  expect(text).toHaveLength(20_001);
  expect(page.given).toEqual([0, 1]);
});

it('says nothing of a page that is a picture', async () => {
  expect(await readPageText(pageWith())).toBe('');
});
