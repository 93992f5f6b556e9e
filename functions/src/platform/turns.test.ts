import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const notes: string[] = [];
beforeEach(() => {
  notes.length = 0;
});

/** A work that notes when it begins and ends, and ends when it is told to. */
class Work {
  readonly #name: string;
  readonly #told = Promise.withResolvers<string>();

  constructor(name: string) {
    this.#name = name;
  }

  readonly run = async (): Promise<string> => {
    notes.push(`${this.#name} begins`);
    const answer = await this.#told.promise;
    notes.push(`${this.#name} ends`);
    return answer;
  };

  end(): void {
    this.#told.resolve(this.#name);
  }

  fail(): void {
    this.#told.reject(new Error(this.#name));
  }
}

/** Lets everything run that waits for nothing but promises. */
const settled = () => vi.advanceTimersByTimeAsync(0);

it('works of one key follow each other, those of another do not wait', async () => {
  const inTurn = createTurns();
  const [one, two, other] = [new Work('one'), new Work('two'), new Work('other')];
  const answers = [inTurn('a', one.run), inTurn('a', two.run), inTurn('b', other.run)];
  await settled();
  expect(notes).toEqual(['one begins', 'other begins']);
  one.end();
  await settled();
  expect(notes).toEqual(['one begins', 'other begins', 'one ends', 'two begins']);
  two.end();
  other.end();
  expect(await Promise.all(answers)).toEqual(['one', 'two', 'other']);
});

it('a work that fails is the trouble of its own caller', async () => {
  const inTurn = createTurns();
  const [one, two] = [new Work('one'), new Work('two')];
  const first = expect(inTurn('a', one.run)).rejects.toThrow('one');
  const second = inTurn('a', two.run);
  one.fail();
  await first;
  two.end();
  expect(await second).toBe('two');
});

it('nobody waits longer than two seconds, however many hang before', async () => {
  const inTurn = createTurns();
  const works = [new Work('one'), new Work('two'), new Work('three')];
  const answers = works.map(({ run }) => inTurn('a', run));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(notes).toEqual(['one begins']);
  await vi.advanceTimersByTimeAsync(1);
  expect(notes).toEqual(['one begins', 'two begins', 'three begins']);
  for (const work of works) work.end();
  await Promise.all(answers);
});

it('leaves no timer behind, and a later work begins at once', async () => {
  const inTurn = createTurns();
  const [one, two, later] = [new Work('one'), new Work('two'), new Work('later')];
  const answers = [inTurn('a', one.run), inTurn('a', two.run)];
  one.end();
  two.end();
  await Promise.all(answers);
  expect(vi.getTimerCount()).toBe(0);
  const last = inTurn('a', later.run);
  await settled();
  expect(notes.at(-1)).toBe('later begins');
  later.end();
  await last;
});
