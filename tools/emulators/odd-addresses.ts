import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/*
 * Loaded into the Firebase CLI before it starts. Its Hosting emulator makes a URL from each request's address and host without
 * catching what that throws, so a `GET //[` from anyone on the machine ended all emulators and lost their data. Such an address
 * now leads to a page that doesn't exist.
 */

const NOWHERE = '/not-an-address';

subscribe('http.server.request.start', (message) => {
  // As Node documents it for this channel.
  const { request } = message as { readonly request: IncomingMessage };
  if (!URL.canParse('/', `http://${request.headers.host ?? ''}`))
    request.headers.host = 'localhost';
  if (!URL.canParse(request.url ?? '', `http://${request.headers.host ?? ''}`))
    request.url = NOWHERE;
});
