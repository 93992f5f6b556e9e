import { describe, expect, it } from 'vitest';
import { isOncePerHour, keepWarm, runAll } from './sweep.ts';

describe('the works of the clock', () => {
  it.each(['throws', 'rejects'])(
    'go on when one of them %s, and the run has failed',
    async (how) => {
      const ended: string[] = [];
      const end = (name: string) => async () => {
        await Promise.resolve();
        ended.push(name);
      };
      const failing = (): Promise<void> => {
        if (how === 'throws') throw new Error('down');
        return Promise.reject(new Error('down'));
      };
      await expect(runAll([end('mail'), failing, end('files')])).rejects.toThrow('down');
      expect(ended).toEqual(['mail', 'files']);
    },
  );

  it('do not wait for one that hangs', async () => {
    let ended = false;
    void runAll([
      () => new Promise<void>(() => undefined),
      () => {
        ended = true;
        return Promise.resolve();
      },
    ]);
    await Promise.resolve();
    expect(ended).toBe(true);
  });

  it('of an hour are in one of its twelve runs', () => {
    const minutes = Array.from({ length: 12 }, (_, run) => String(run * 5).padStart(2, '0'));
    const runs = minutes.filter((minute) => isOncePerHour(`2026-11-26T10:${minute}:00.125Z`));
    expect(runs).toEqual(['00']);
  });
});

describe('what keeps the functions warm', () => {
  it('asks for the form and for a decision, and nothing of what it asks can do anything', async () => {
    const asked: string[] = [];
    await keepWarm('https://expenses.example.org/', (input, init) => {
      asked.push(`${init?.method ?? 'GET'} ${input instanceof URL ? input.href : ''}`);
      return Promise.resolve(Response.json({}, { status: 405 }));
    });
    expect(asked.sort()).toEqual([
      'DELETE https://expenses.example.org/api/submit-expense',
      'DELETE https://expenses.example.org/api/update-expense',
    ]);
  });

  it.each(['', 'not an address', 'https://expenses.example.org'])(
    'fails nobody if there is no answer from %j',
    async (app) => {
      const none = () => Promise.reject(new TypeError('fetch failed'));
      await expect(keepWarm(app, none)).resolves.toBeUndefined();
    },
  );
});
