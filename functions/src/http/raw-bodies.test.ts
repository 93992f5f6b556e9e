import bodyParser from 'body-parser';
import express, { type ErrorRequestHandler } from 'express';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { success } from './answer.ts';
import { serve, type Endpoint } from './endpoint.ts';
import { isForHttp, takeBodiesRaw } from './raw-bodies.ts';

/*
 * The parsers that Google's Functions Framework and the emulator run before a function, set up as in
 * functions-framework, src/server.ts.
 */
/** How many bytes a parser of the framework read. */
const parsed: number[] = [];

function frameworkWith(handler: ReturnType<typeof serve>): Server {
  const app = express();
  const verify = (_request: unknown, _response: unknown, bytes: Buffer): void => {
    parsed.push(bytes.length);
  };
  app.use(bodyParser.json({ type: 'application/cloudevents+json', verify }));
  app.use(bodyParser.json({ verify }));
  app.use(bodyParser.text({ verify }));
  app.use(bodyParser.urlencoded({ extended: true, verify }));
  app.use(bodyParser.raw({ type: '*/*', verify }));
  app.use((request, response) => {
    void handler(request, response);
  });
  const refused: ErrorRequestHandler = (
    error: { readonly status: number },
    _asked,
    response,
    _next,
  ) => {
    response.status(error.status).send('answered by the framework');
  };
  app.use(refused);
  return createServer(app);
}

/** Answers with the bytes that it got. */
const echo: Endpoint<null> = {
  name: 'echo',
  failure: 'updateFailed',
  handle: ({ body }) => Promise.resolve(success({ hex: body.toString('hex') })),
};

const framework = frameworkWith(serve(echo, 'POST', () => null));

let server: Server;
let seen: IncomingHttpHeaders = {};

beforeAll(async () => {
  process.env['FUNCTION_SIGNATURE_TYPE'] = 'cloudevent';
  takeBodiesRaw();
  server = createServer((request, response) => {
    seen = request.headers;
    response.end();
  });
  for (const each of [server, framework])
    await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  delete process.env['FUNCTION_SIGNATURE_TYPE'];
  server.close();
  framework.close();
});

async function send(headers: Record<string, string>): Promise<IncomingHttpHeaders> {
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: '{}' });
  return seen;
}

it("leaves an event function's requests as they are", async () => {
  expect(await send({ 'Content-Type': 'application/json' })).toMatchObject({
    'content-type': 'application/json',
  });
});

it.each([
  ['http', undefined, '/', true],
  ['cloudevent', undefined, '/api/form-options', false],
  ['http', 'true', '/', false],
  ['cloudevent', 'true', '/api/form-options', true],
])(
  'tells requests of HTTP functions from events: %s, debug mode %s, %s',
  (signature, debug, url, isHttp) => {
    const env = { FUNCTION_SIGNATURE_TYPE: signature, FUNCTION_DEBUG_MODE: debug };
    expect(isForHttp(url, env)).toBe(isHttp);
  },
);

/** Sends bytes and returns the answer's text. */
async function answerTo(body: Buffer, headers: Readonly<Record<string, string>>): Promise<string> {
  const { port } = framework.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(body);
  });
  return (await buffer(answer)).toString();
}

const BODIES: readonly (readonly [string, Buffer, Readonly<Record<string, string>>])[] = [
  ['JSON', Buffer.from('{"a": 1}'), { 'content-type': 'application/json' }],
  ['broken JSON', Buffer.from('{"a": '), { 'content-type': 'application/json' }],
  ['half a character', Buffer.from([0x7b, 0xc3]), { 'content-type': 'text/plain' }],
  ['a form', Buffer.from('a=1&a=2'), { 'content-type': 'application/x-www-form-urlencoded' }],
  [
    'packed JSON',
    gzipSync('{"a": 1}'),
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  ],
  ['no type', Buffer.from('{}'), {}],
  ['no body', Buffer.alloc(0), { 'content-type': 'application/json' }],
];

it('the framework would answer broken JSON itself, and takes others whole', async () => {
  const headers = { 'content-type': 'application/json' };
  expect(await answerTo(Buffer.from('{"a": '), headers)).toBe('answered by the framework');
  expect(parsed.splice(0)).toEqual([6]);
});

it('takes every body of an HTTP function as bytes and keeps what it claimed to be (#24)', async () => {
  process.env['FUNCTION_SIGNATURE_TYPE'] = 'http';
  const headers = await send({
    'Content-Type': 'application/json; charset=x',
    'Content-Encoding': 'gzip',
  });
  expect(headers).toMatchObject({
    'x-declared-content-type': 'application/json; charset=x',
    'x-declared-content-encoding': 'gzip',
  });
  expect(Object.keys(headers)).not.toContain('content-encoding');
  expect(Object.keys(headers)).not.toContain('content-type');
});

it('lets nobody claim in the kept headers what was not sent (#24)', async () => {
  const headers = await send({
    'X-Declared-Content-Type': 'application/json',
    'X-Declared-Content-Encoding': 'identity',
    'Content-Type': 'text/plain',
    'Content-Encoding': 'br',
  });
  expect(headers).toMatchObject({
    'x-declared-content-type': 'text/plain',
    'x-declared-content-encoding': 'br',
  });
});

const MEBIBYTE = 1024 ** 2;

describe('a body behind the framework (#24)', () => {
  it.each(BODIES)('is the bytes that were sent: %s', async (_name, body, headers) => {
    const answer: unknown = JSON.parse(await answerTo(body, headers));
    expect(answer).toEqual({ success: true, hex: body.toString('hex') });
    expect(parsed).toEqual([]);
  });

  it('that no route takes is read to its end, and what shows it is kept', async () => {
    const answer = JSON.parse(await answerTo(Buffer.alloc(30 * MEBIBYTE), {})) as { hex: string };
    expect(answer.hex.length / 2).toBeGreaterThan(MEBIBYTE);
    expect(answer.hex.length / 2).toBeLessThan(2 * MEBIBYTE);
    expect(parsed).toEqual([]);
  });
});
