import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { HOST } from '../../ops/base/ports.ts';

/** Makes a URL from each request without catching what that throws, as the Hosting emulator does, and prints its port. */
const SERVER = `
  const server = require('node:http').createServer(async (request, response) => {
    const url = new URL(request.url, 'http://' + request.headers.host);
    response.end('At ' + url.pathname);
  });
  server.listen(0, '${HOST}', () => console.log(server.address().port));`;

/** Sends a request unchanged. @returns the answer; '' if the server has ended. */
async function send(port: number, target: string, host: string): Promise<string> {
  const socket = net.connect(port, HOST);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return answer;
}

it('an address that is none does not end a server that makes a URL of it', async () => {
  const guard = new URL('odd-addresses.ts', import.meta.url).href;
  const server = spawn(process.execPath, ['--import', guard, '--eval', SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill());
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const port = Number(line.toString());
  for (const [target, host] of [
    ['//[', 'localhost'],
    ['//[/api/form-options', 'localhost'],
    ['http://[', 'localhost'],
    ['//a:99999/', 'localhost'],
    ['/', '['],
    ['//[', 'a b'],
  ] as const)
    expect([target, host, await send(port, target, host)]).toEqual([
      target,
      host,
      expect.stringContaining('200 OK'),
    ]);
  expect(await send(port, '/admin?year=2025', 'localhost')).toContain('At /admin');
  expect(await send(port, '/%5B?a=[', 'localhost:5050')).toContain('At /%5B');
});
