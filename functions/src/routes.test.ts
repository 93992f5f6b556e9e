import { expect, it } from 'vitest';
import { everyRoute } from './routes.ts';

it('only what reads is asked for with a link that is opened (#23)', () => {
  const opened = everyRoute().filter(({ method }) => method !== 'POST');
  expect(opened.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/review-expense',
    'GET /api/form-options',
    'GET /api/receipt',
    'GET /api/waiting-requests',
    'GET /api/correction',
    'GET /api/expense-status',
    'GET /api/invitation',
  ]);
});

it("the panel's addresses are its own, and nobody else has one of them", () => {
  for (const { id, path } of everyRoute())
    expect([path, path.startsWith('/api/admin/')]).toEqual([path, id === 'admin']);
});

it('no address has two routes', () => {
  const paths = everyRoute().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
