import type { ServerResponse } from 'node:http';
import { onRequest } from 'firebase-functions/v2/https';

/** A function that does nothing: what one takes to start beyond this is its own. */
export const ok = onRequest(
  { cors: false, invoker: 'public' },
  (_request, response: ServerResponse) => {
    response.end('ok');
  },
);
