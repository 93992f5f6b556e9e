import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTaskQueue, dedupeInFlight } from './in-flight.ts';

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

/** Notes when it begins and ends. The test says when it ends. */
class Task {
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

/** Runs everything that only waits for promises. */
const settled = () => vi.advanceTimersByTimeAsync(0);

it('works of one key follow each other, those of another do not wait', async () => {
  const inTurn = createTaskQueue();
  const [one, two, other] = [new Task('one'), new Task('two'), new Task('other')];
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
  const inTurn = createTaskQueue();
  const [one, two] = [new Task('one'), new Task('two')];
  const first = expect(inTurn('a', one.run)).rejects.toThrow('one');
  const second = inTurn('a', two.run);
  one.fail();
  await first;
  two.end();
  expect(await second).toBe('two');
});

it('nobody waits longer than two seconds, however many hang before', async () => {
  const inTurn = createTaskQueue();
  const tasks = [new Task('one'), new Task('two'), new Task('three')];
  const answers = tasks.map(({ run }) => inTurn('a', run));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(notes).toEqual(['one begins']);
  await vi.advanceTimersByTimeAsync(1);
  expect(notes).toEqual(['one begins', 'two begins', 'three begins']);
  for (const task of tasks) task.end();
  await Promise.all(answers);
});

it('leaves no timer behind, and a later work begins at once', async () => {
  const inTurn = createTaskQueue();
  const [one, two, later] = [new Task('one'), new Task('two'), new Task('later')];
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

describe('calls that meet', () => {
  it('share one answer under one key, and not under another', async () => {
    const asked: string[] = [];
    const ask = dedupeInFlight((key) => {
      asked.push(key);
      return Promise.resolve(asked.length);
    });
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
    expect(asked).toEqual(['a', 'b']);
  });

  it('are answered afresh when they come after the answer', async () => {
    let now = 1;
    const ask = dedupeInFlight(() => Promise.resolve(now));
    expect(await ask('a')).toBe(1);
    now = 2;
    expect(await ask('a')).toBe(2);
  });

  it('all hear of a failure, and the next one tries again', async () => {
    let fails = true;
    const ask = dedupeInFlight(() =>
      fails ? Promise.reject(new Error('gone')) : Promise.resolve('there'),
    );
    const met = await Promise.allSettled([ask('a'), ask('a')]);
    expect(met.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await ask('a')).toBe('there');
  });
});
