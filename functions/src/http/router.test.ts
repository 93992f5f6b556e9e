import { logLinesOf } from '../../../tests/functions/support/log-lines.ts';
import { spanishErrorMessages } from '@pa-ledger/domain/error-messages.es';
import {
  createServer,
  IncomingMessage,
  request as httpRequest,
  ServerResponse,
  type Server,
} from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { success } from './answer.ts';
import { serve, type Endpoint } from './endpoint.ts';
import { routerOf } from './router.ts';

const saved: Endpoint<null> = {
  name: 'saved',
  failure: 'saveFailed',
  handle: ({ query }) => Promise.resolve(success({ slot: query.get('slot') })),
};

/** Resolves when the client has the first bytes. */
let firstBytes = Promise.withResolvers<null>();

/** A file of 4 bytes: the last come when the first have arrived, or never. */
const file: Endpoint<null> = {
  name: 'file',
  failure: 'loadFailed',
  handle: ({ query }) => {
    const pieces = async function* () {
      yield Buffer.from('xx');
      await firstBytes.promise;
      if (query.has('broken')) throw new Error('broken off');
      yield Buffer.from('yy');
    };
    const headers = { 'Content-Type': 'image/png' };
    const sent = { bytes: Readable.from(pieces()), size: 4 };
    return Promise.resolve({ status: 200, headers, body: Buffer.alloc(0), file: sent });
  },
};

const handler = routerOf({
  'POST /api/saved': (method) => Promise.resolve(serve(saved, method, () => null)),
  'GET /api/admin/file': (method) => Promise.resolve(serve(file, method, () => null)),
});

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    // A server's request has both.
    const { method = '', url = '' } = request;
    void handler(Object.assign(request, { method, url }), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

function send(method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const { port } = server.address() as AddressInfo; // A server that listens on a port has one.
  return new Promise<{ status: number; text: string; type: unknown; allow: unknown }>(
    (resolve, reject) => {
      const request = httpRequest(
        { host: '127.0.0.1', port, method, path, headers },
        (response) => {
          const { statusCode: status = 0 } = response;
          const { 'content-type': type, allow } = response.headers;
          response.once('data', () => firstBytes.resolve(null));
          buffer(response).then(
            (bytes) => resolve({ status, text: bytes.toString(), type, allow }),
            reject,
          );
        },
      );
      request.on('error', reject).end();
    },
  );
}

it('says in the language of the request that there is no such route (#46)', async () => {
  const { text } = await send('GET', '/api/nothing', { 'Accept-Language': 'es' });
  expect(JSON.parse(text)).toMatchObject({ error: spanishErrorMessages.unknownAddress });
});

describe('a request', () => {
  it('finds its route, with its query', async () => {
    expect(await send('POST', '/api/saved?slot=0')).toMatchObject({
      status: 200,
      text: '{"success":true,"slot":"0"}',
    });
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])(
    'of another method is told which one there is: %s',
    async (method) => {
      expect(await send(method, '/api/saved')).toMatchObject({ status: 405, allow: 'POST' });
    },
  );

  it.each([
    '/api/nothing',
    '/api/saved/',
    '/api/saved/x',
    '//api/saved',
    '/api//saved',
    '/API/SAVED',
    '/api/sav%65d',
    '/api/x/../saved',
    '/api/saved;x',
    '/api/saved%3Fslot=0',
    '/saved',
    '/',
    '//[',
    '/%zz',
    '/api/admin',
    '/api/admin/saved',
    '/api/file',
    '/api/constructor',
    '/?/api/saved',
    'http://api.example.org/api/saved',
    '/api/saved#x',
  ])('of no route gets 404 as JSON, whatever its method (#24): %s', async (path) => {
    for (const method of ['POST', 'GET', 'HEAD', 'OPTIONS']) {
      const { status, text, type } = await send(method, path);
      expect([status, type]).toEqual([404, 'application/json; charset=utf-8']);
      if (method !== 'HEAD') expect(JSON.parse(text)).toEqual(refused('unknownAddress').body);
    }
  });
});

describe('a route', () => {
  it('is loaded when it is first asked, once', async () => {
    const loaded: string[] = [];
    const fresh = routerOf({
      'POST /api/one': (method) => {
        loaded.push('one');
        return Promise.resolve(serve(saved, method, () => null));
      },
      'POST /api/other': () => Promise.reject(new Error('Nobody asked for it.')),
    });
    expect(loaded).toEqual([]);
    for (const method of ['POST', 'GET']) {
      const response = new ServerResponse(new IncomingMessage(new Socket()));
      const request = { method, url: '/api/one', headers: {} };
      await fresh(Object.assign(Readable.from([]), request), response);
    }
    expect(loaded).toEqual(['one']);
  });
});

describe('a file', () => {
  beforeEach(() => {
    firstBytes = Promise.withResolvers();
  });

  it('is passed on as it comes', async () => {
    expect(await send('GET', '/api/admin/file')).toMatchObject({ status: 200, text: 'xxyy' });
  });

  it('that breaks off is nothing whole, and is logged', async () => {
    const lines = await logLinesOf(() =>
      expect(send('GET', '/api/admin/file?broken')).rejects.toThrow(/aborted|hang up/),
    );
    expect(lines.join()).toContain('request-failed');
  });
});
