import { logLinesOf } from '../../../tests/functions/support/log-lines.ts';
import { spanishErrorMessages } from '@pa-ledger/domain/error-messages.es';
import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { success } from './answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { serve, type Endpoint } from './endpoint.ts';

const SECRET = 'dana@example.com is in /srv/app/secret.ts';

const endpoint: Endpoint<unknown> = {
  name: 'test',
  failure: 'updateFailed',
  async handle({ body }) {
    const text = body.toString();
    if (text === 'refuse') throw new DomainError('busy', { retryAfterSeconds: 2 });
    if (text === 'reject') return Promise.reject(new Error(SECRET));
    if (text === 'throw') throw new TypeError(SECRET);
    // oxlint-disable-next-line typescript/only-throw-error -- what a careless library may throw
    if (text === 'throw a text') throw SECRET;
    return success({ length: body.length });
  },
};

let server: Server;
let services: () => unknown = () => null;

beforeAll(async () => {
  const handler = serve(endpoint, 'POST', () => services());
  server = createServer((request, response) => {
    // A server's request has both.
    const { method = '', url = '' } = request;
    void handler(Object.assign(request, { method, url }), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

async function send(
  method: string,
  body = '',
  path = '/api/test',
  headers: Record<string, string> = {},
): Promise<Seen> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers };
    const request = httpRequest(options, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then(
        (bytes) => resolve({ status, headers, text: bytes.toString() }),
        reject,
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

describe('every answer', () => {
  it.each([
    [200, 'POST', 'fine', '{"success":true,"length":4}'],
    [200, 'POST', '', '{"success":true,"length":0}'],
    [
      405,
      'GET',
      '',
      '{"success":false,"error":"This address doesn’t answer that method.","code":"methodNotAllowed"}',
    ],
    [405, 'HEAD', '', ''],
    [
      405,
      'PUT',
      'x',
      '{"success":false,"error":"This address doesn’t answer that method.","code":"methodNotAllowed"}',
    ],
    [
      503,
      'POST',
      'refuse',
      '{"success":false,"error":"The server is busy. Please try again.","code":"busy"}',
    ],
  ])(
    'is %i to %s with %j, never cached or guessed at, and names its version (#23, #27, #112)',
    async (status, method, body, text) => {
      const seen = await send(method, body);
      expect(seen).toMatchObject({ status, text });
      expect(seen.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-data-version': String(SCHEMA_VERSION),
        'content-type': 'application/json; charset=utf-8',
      });
      expect(seen.headers['allow']).toBe(status === 405 ? 'POST' : undefined);
      expect(seen.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
    },
  );

  it.each([
    ['es', 'El servidor está ocupado. Inténtelo de nuevo.'],
    ['fr, es-US;q=0.8, en;q=0.5', 'El servidor está ocupado. Inténtelo de nuevo.'],
    ['en-US', 'The server is busy. Please try again.'],
    ['fr', 'The server is busy. Please try again.'],
  ])('is in the language of a request that accepts %s (#46)', async (accepted, error) => {
    const { text } = await send('POST', 'refuse', '/api/test', { 'Accept-Language': accepted });
    expect(JSON.parse(text)).toEqual({ success: false, error, code: 'busy' });
  });

  it('is in that language for a failure and a wrong method, too (#46)', async () => {
    const headers = { 'Accept-Language': 'es' };
    const errorOf = async (method: string, body: string) =>
      JSON.parse((await send(method, body, '/api/test', headers)).text) as unknown;
    await logLinesOf(async () => {
      expect(await errorOf('POST', 'throw')).toMatchObject({
        code: 'updateFailed',
        error: spanishErrorMessages.updateFailed,
      });
    });
    expect(await errorOf('GET', '')).toMatchObject({
      error: spanishErrorMessages.methodNotAllowed,
    });
  });

  it.each(['reject', 'throw', 'throw a text'])(
    'holds nothing of an error: %s (#85)',
    async (body) => {
      let seen: Seen | undefined;
      const lines = await logLinesOf(async () => (seen = await send('POST', body)));
      expect(seen).toMatchObject({
        status: 500,
        text: '{"success":false,"error":"Update failed.","code":"updateFailed"}',
      });
      expect(lines).toHaveLength(1);
      expect(lines.join()).not.toContain('dana');
    },
  );

  it.each(['POST', 'GET'])(
    'is a failure to %s while the keys are missing (#83)',
    async (method) => {
      services = () => {
        throw new Error(SECRET);
      };
      let seen: Seen | undefined;
      const lines = await logLinesOf(async () => (seen = await send(method)));
      services = () => null;
      expect(seen).toMatchObject({
        status: 500,
        text: '{"success":false,"error":"Update failed.","code":"updateFailed"}',
      });
      expect(lines.join()).not.toContain('dana');
    },
  );

  it.each([{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example.com' }])(
    'is a refusal to a page of another site: %j (#20)',
    async (headers: Record<string, string>) => {
      expect((await send('POST', 'fine', '/api/test', headers)).status).toBe(403);
      expect((await send('POST', 'fine', '/api/test', { 'Sec-Fetch-Site': 'none' })).status).toBe(
        200,
      );
    },
  );
});
