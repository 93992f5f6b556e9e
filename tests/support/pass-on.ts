import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Lets another server answer a request, whose address may be a full URL, as a proxy receives it.
 * @param origin the other server, for an address without one.
 */
export function passOn(from: IncomingMessage, to: ServerResponse, origin: string): void {
  const { method, headers, url = '/' } = from;
  const target = new URL(url, origin);
  // Its own connection: the other server may just be closing a kept one.
  const options = { method, headers: { ...headers, host: target.host }, agent: false };
  const onward = ask(target, options, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  onward.on('error', () => to.destroy());
  from.pipe(onward);
}
