import { ofFunction } from './options.ts';
import { onRequest } from 'firebase-functions/v2/https';
import { routerOf } from './http/router.ts';
import { linkKeysSecret } from './platform/config.ts';
import { ROUTES } from './routes.ts';

/* What we deploy. Requests come through Hosting's rewrites from our own origin, so there is no CORS header at all. */

const PUBLIC = { cors: false, invoker: 'public' } as const;

/** The functions that events and the clock call. */
export * from './triggers.ts';

export const decide = onRequest(
  { ...PUBLIC, ...ofFunction.decide, secrets: [linkKeysSecret] },
  routerOf(ROUTES.decide),
);
export const api = onRequest(
  { ...PUBLIC, ...ofFunction.api, secrets: [linkKeysSecret] },
  routerOf(ROUTES.api),
);
export const admin = onRequest({ ...PUBLIC, ...ofFunction.admin }, routerOf(ROUTES.admin));
