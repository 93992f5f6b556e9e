import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REGION } from './platform/settings.ts';
import { everyRoute } from './routes.ts';

interface Endpoint {
  readonly platform: string;
  readonly region: readonly string[];
  readonly maxInstances: number;
  readonly availableMemoryMb: number;
  readonly timeoutSeconds: number;
  readonly concurrency?: number;
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
  readonly httpsTrigger?: object;
  readonly eventTrigger?: { readonly retry: unknown };
  readonly scheduleTrigger?: object;
}

/** What the deploy tool reads of each function. */
async function deployed(): Promise<[name: string, endpoint: Endpoint][]> {
  const functions = Object.entries(await import('./index.ts'));
  return functions.map(([name, definition]) => [
    name,
    // The manifest that firebase-functions hangs on each; numbers, for no parameter is used in them.
    Reflect.get(definition, '__endpoint') as Endpoint,
  ]);
}

interface Hosting {
  readonly rewrites: readonly {
    readonly source?: string;
    readonly function?: { readonly functionId: string; readonly region: string };
  }[];
}

const { hosting } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
) as { readonly hosting: Hosting };

describe('what a flood may cost (#84)', () => {
  it('is bounded for each function: instances, memory and time', async () => {
    const functions = await deployed();
    expect(functions.length).toBeLessThanOrEqual(14);
    expect(functions.length).toBeGreaterThan(10);
    for (const [name, endpoint] of functions) {
      expect([name, endpoint.platform, endpoint.region]).toEqual([name, 'gcfv2', [REGION]]);
      const { maxInstances, availableMemoryMb, timeoutSeconds } = endpoint;
      const bounded =
        maxInstances >= 1 &&
        maxInstances <= 10 &&
        availableMemoryMb <= 1_024 &&
        timeoutSeconds >= 1 &&
        timeoutSeconds <= 540;
      expect([name, maxInstances, availableMemoryMb, timeoutSeconds, bounded]).toEqual([
        name,
        maxInstances,
        availableMemoryMb,
        timeoutSeconds,
        true,
      ]);
    }
  });

  it('is a minute of work for a request, as Hosting cuts it off then', async () => {
    for (const [name, { httpsTrigger, timeoutSeconds }] of await deployed())
      if (httpsTrigger !== undefined) expect([name, timeoutSeconds]).toEqual([name, 60]);
  });

  it('is one sweeper at a time', async () => {
    const scheduled = (await deployed()).filter(([, { scheduleTrigger }]) => scheduleTrigger);
    expect(scheduled.length).toBe(1);
    for (const [name, { maxInstances }] of scheduled)
      expect([name, maxInstances]).toEqual([name, 1]);
  });

  it('comes by no other way: every function that answers the web is behind a rewrite', async () => {
    const answering = (await deployed()).filter(([, { httpsTrigger }]) => httpsTrigger);
    const rewritten = hosting.rewrites.flatMap((rewrite) => rewrite.function?.functionId ?? []);
    expect(answering.map(([name]) => name).sort()).toEqual(rewritten.sort());
  });
});

it('every rewrite leads to the region where the functions are', () => {
  const regions = hosting.rewrites.flatMap((rewrite) => rewrite.function?.region ?? []);
  expect(new Set(regions)).toEqual(new Set([REGION]));
});

it.each(everyRoute())("Hosting's first rewrite for $path leads to $id, which knows it", (route) => {
  // As Hosting's emulator reads them: the first that matches counts.
  const first = hosting.rewrites.find(
    ({ source }) => source !== undefined && path.matchesGlob(route.path, source),
  );
  expect(first?.function?.functionId).toBe(route.id);
});

it('an address that is no route comes to a function too, which says so', () => {
  const nothing = hosting.rewrites.find(
    ({ source }) => source !== undefined && path.matchesGlob('/api/nothing', source),
  );
  expect(nothing?.function?.functionId).toBe('api');
});

describe('how much an instance takes at once (#84)', () => {
  /** What a request holds at most: a body of a mebibyte, or a paper, twice; and what a process is by itself. */
  const [BODY_MB, PAPER_MB, PROCESS_MB] = [2, 2 * 10, 150];

  it.each([
    ['decide', BODY_MB],
    ['admin', BODY_MB],
    ['api', PAPER_MB],
  ])('fits in the memory of %s, whatever is sent and read', async (id, eachMb) => {
    const { availableMemoryMb, concurrency } = new Map(await deployed()).get(id) ?? {};
    expect(Number(concurrency) * eachMb + PROCESS_MB).toBeLessThan(Number(availableMemoryMb));
  });
});

it('the panel has no secret, and who needs one has no more (#83)', async () => {
  const secrets = (await deployed()).map(([name, { secretEnvironmentVariables = [] }]) => [
    name,
    secretEnvironmentVariables.map(({ key }) => key),
  ]);
  expect(Object.fromEntries(secrets.filter(([, keys]) => keys?.length !== 0))).toEqual({
    decide: ['APPROVAL_LINK_KEYS'],
    api: ['APPROVAL_LINK_KEYS'],
    deliverMail: ['APPROVAL_LINK_KEYS', 'SMTP_URI'],
    sweep: ['APPROVAL_LINK_KEYS', 'SMTP_URI'],
  });
});

describe('an event whose work failed (#79, #116)', () => {
  it('comes again to what keeps the totals and makes the notices', async () => {
    const retried = (await deployed()).filter(
      ([, { eventTrigger }]) => eventTrigger?.retry === true,
    );
    expect(retried.map(([name]) => name).sort()).toEqual([
      'countExpense',
      'countPayment',
      'countRatified',
      'countRevenue',
      'countSubmission',
      'countTransfer',
      'fileArrived',
      'journalEntryCreated',
    ]);
  });
});
