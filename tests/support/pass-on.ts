import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Lets another server answer a request, whose address may be whole, as a proxy gets it.
 * @param origin of the other server, where the address has none.
 */
export function passOn(from: IncomingMessage, to: ServerResponse, origin: string): void {
  const { method, headers, url = '/' } = from;
  const target = new URL(url, origin);
  // A connection of its own: the other server may just be closing one that was kept.
  const options = { method, headers: { ...headers, host: target.host }, agent: false };
  const onward = ask(target, options, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  onward.on('error', () => to.destroy());
  from.pipe(onward);
}
