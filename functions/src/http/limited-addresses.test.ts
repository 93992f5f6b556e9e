import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { deleteApp, getApps } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everyRoute, ROUTES } from '../routes.ts';
import { routerOf } from './router.ts';

/*
 * The routes as deployed, with the runtime's own services and no database. A route that reads anything before it counts
 * and refuses a request gets no answer here, or a 500.
 */

const KEYS = { current: 'k', keys: { k: randomBytes(32).toString('base64url') } };
beforeAll(() => vi.stubEnv('APPROVAL_LINK_KEYS', JSON.stringify(KEYS)));
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(getApps().map(deleteApp));
});

/** The hosting caches the form's choices, so they have no limit. */
const LIMITED = everyRoute().filter(({ path }) => path !== '/api/form-options');

/** How many requests a sender gets in ten minutes. */
function limitOf({ id, path }: { readonly id: string; readonly path: string }): number {
  if (path === '/api/submit-expense') return 60;
  return id === 'admin' ? 300 : 120;
}

type Functions = ReturnType<typeof startFunctions>;

function startFunctions() {
  return {
    decide: routerOf(ROUTES.decide),
    api: routerOf(ROUTES.api),
    admin: routerOf(ROUTES.admin),
  };
}

/** Returns the status for someone without a link or sign-in. */
async function ask(
  functions: Functions,
  { id, method, path }: (typeof LIMITED)[number],
  from = '9.9.9.9',
): Promise<number> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const request = Object.assign(Readable.from([Buffer.from('{}')]), { method, url: path, headers });
  await functions[id](request, response);
  return response.statusCode;
}

describe('a sender who asks too often (#26)', () => {
  it("is one of any route but the form's choices", () => {
    expect(LIMITED.length).toBe(everyRoute().length - 1);
    expect(LIMITED.length).toBeGreaterThan(20);
  });

  it.each(LIMITED.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'of %s has to wait, before anything is read; all other routes and people go on',
    async (_name, route) => {
      const functions = startFunctions();
      const before: number[] = [];
      for (let sent = 0; sent < limitOf(route); sent++) before.push(await ask(functions, route));
      expect(await ask(functions, route)).toBe(429);
      expect(new Set(before)).toEqual(new Set([before[0]]));
      expect([400, 401, 403]).toContain(before[0]);
      for (const other of LIMITED.filter((one) => one !== route))
        expect([other.path, await ask(functions, other)]).not.toEqual([other.path, 429]);
      expect(await ask(functions, route, '8.8.8.8')).toBe(before[0]);
      expect(await ask(functions, route)).toBe(429);
    },
  );
});
