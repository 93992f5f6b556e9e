import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Failure } from './failure.ts';
import { answers, HOST, portNames, portsAt, readPortOffset, requireFreePorts } from './ports.ts';

describe('readPortOffset', () => {
  it('is 0, or the fallback, when nothing is set', () => {
    expect(readPortOffset(undefined)).toBe(0);
    expect(readPortOffset('')).toBe(0);
    expect(readPortOffset(undefined, 1000)).toBe(1000);
  });

  it('reads a whole number', () => {
    expect(readPortOffset('100', 1000)).toBe(100);
    expect(readPortOffset('0', 1000)).toBe(0);
  });

  it.each(['-1', '1.5', 'abc', '1e3', ' 1', '50001'])('refuses %s with a sentence', (text) => {
    expect(() => readPortOffset(text)).toThrow(/PORT_OFFSET must be a whole number/);
  });
});

describe('an offset that moves a port to one that browsers refuse', () => {
  it.each(['2000', '950'])('is refused: %s', (text) => {
    expect(() => readPortOffset(text)).toThrow(/which browsers refuse/);
  });
});

describe('portsAt', () => {
  it('moves all ports together', () => {
    const moved = portsAt(1000);
    for (const name of portNames()) expect(moved[name]).toBe(portsAt(0)[name] + 1000);
  });

  it('gives every server a port of its own, and none of another round offset', () => {
    const all = [0, 1000, 2000, 3000].flatMap((offset) => Object.values(portsAt(offset)));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('requireFreePorts', () => {
  let server: net.Server | undefined;
  afterEach(() => server?.close());

  it('names the taken port and PORT_OFFSET', async () => {
    const taken = net.createServer();
    server = taken;
    await new Promise<void>((resolve) => taken.listen(0, HOST, resolve));
    const address = taken.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const ports = { ...portsAt(0), firestore: address.port };
    const check = requireFreePorts(ports, ['firestore']);
    await expect(check).rejects.toThrow(Failure);
    await expect(check).rejects.toThrow(
      new RegExp(`Port ${address.port}, needed for the Firestore emulator.*PORT_OFFSET`),
    );
    expect(await answers(address.port)).toBe(true);
  });
});
