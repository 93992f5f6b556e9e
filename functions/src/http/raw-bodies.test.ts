import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeBodiesRaw } from './raw-bodies.ts';

let server: Server;
let seen: IncomingHttpHeaders = {};

beforeAll(async () => {
  process.env['FUNCTION_SIGNATURE_TYPE'] = 'cloudevent';
  takeBodiesRaw();
  server = createServer((request, response) => {
    seen = request.headers;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  delete process.env['FUNCTION_SIGNATURE_TYPE'];
  server.close();
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

it('takes every body of an HTTP function as bytes and keeps what it claimed to be (#24)', async () => {
  process.env['FUNCTION_SIGNATURE_TYPE'] = 'http';
  takeBodiesRaw();
  const headers = await send({
    'Content-Type': 'application/json; charset=x',
    'Content-Encoding': 'gzip',
  });
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-declared-content-type': 'application/json; charset=x',
    'x-declared-content-encoding': 'gzip',
  });
  expect(headers).not.toHaveProperty('content-encoding');
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
