import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ask, jsonRequest, requestOf } from '../../../tests/functions/support/requests.ts';
import { untouchable } from '../../../tests/functions/support/untouchable.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { LimitedServices, RateLimit } from './address-limit.ts';
import type { Endpoint } from './endpoint.ts';

/** Every address of the API counts a request against its sender before it does anything else; the form's choices are cached. */
const UNLIMITED = ['formOptionsEndpoint'];

const ENDPOINTS = Array.from(
  readFileSync(new URL('../addresses.ts', import.meta.url), 'utf8').matchAll(
    /import\('\.(\/[^']+)'\)\)\.(\w+)/g,
  ),
  ([, file = '', name = '']) => [name, file] as const,
);

/** A sender who has used up the limit. */
const usedUp: RateLimit = {
  take() {
    throw new DomainError('tooManyRequests', { retryAfterSeconds: 60 });
  },
};

it('finds the endpoints', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(20);
});

it.each(ENDPOINTS.filter(([name]) => !UNLIMITED.includes(name)))(
  '%s refuses who asks too often, before it reads anything',
  async (name, file) => {
    const loaded = (await import(new URL(`..${file}`, import.meta.url).href)) as Record<
      string,
      Endpoint<LimitedServices>
    >;
    const endpoint = loaded[name];
    if (endpoint === undefined) throw new Error(`${file} has no ${name}.`);
    const services = new Proxy({} as LimitedServices, {
      get: (_, member) => (member === 'addressLimit' ? usedUp : untouchable()),
    });
    const request =
      endpoint.method === 'POST' ? jsonRequest({}) : requestOf({ method: endpoint.method });
    const { status, headers } = await ask(endpoint, services)(request);
    expect([status, headers['Retry-After']]).toEqual([429, '60']);
  },
);
