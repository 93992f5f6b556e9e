import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { emulatorPort } from '../../web/src/firebase/emulator-ports.ts';
import { Failure } from './failure.ts';
import { answers, HOST, portsAt, readPortOffset, requireFreePorts } from './ports.ts';

/** Ports above the ordinary 1024 that browsers and Node's fetch refuse to talk to (the fetch standard's list). */
const REFUSED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

describe('readPortOffset', () => {
  it('is 0, or the fallback, when nothing is set', () => {
    expect(readPortOffset(undefined)).toBe(0);
    expect(readPortOffset('')).toBe(0);
    expect(readPortOffset(undefined, 1000)).toBe(1000);
  });

  it('reads a multiple of 10', () => {
    expect(readPortOffset('100', 1000)).toBe(100);
    expect(readPortOffset('0', 1000)).toBe(0);
  });

  it.each(['-10', '1.5', 'abc', '1e3', ' 10', '50010', '105'])(
    'refuses %s with a sentence',
    (text) => {
      expect(() => readPortOffset(text)).toThrow(/PORT_OFFSET must be a multiple of 10/);
    },
  );
});

describe('portsAt', () => {
  const steps = (count: number, size: number): number[] =>
    Array.from({ length: count }, (_, index) => index * size);
  const small = steps(91, 10);

  it('keeps the ports of the default instance that people know', () => {
    expect(portsAt(0)).toMatchObject({
      hosting: 5050,
      mailbox: 1080,
      smtp: 1025,
      auth: 9099,
      functions: 5001,
      firestore: 8080,
      storage: 9199,
    });
  });

  it.each([
    ['every multiple of 10 up to 900, and the tests', [...small, 1000]],
    ['every whole thousand', steps(51, 1000)],
  ])('gives no port to two of the instances at %s', (_title, offsets) => {
    const pairs = offsets.flatMap((one) =>
      offsets.filter((other) => other > one).map((other) => [one, other] as const),
    );
    const shared = pairs.filter(([one, other]) => {
      const ports = [...Object.values(portsAt(one)), ...Object.values(portsAt(other))];
      return new Set(ports).size < ports.length;
    });
    expect(pairs.length).toBeGreaterThan(1000);
    expect(shared).toEqual([]);
  });

  it('gives no instance an invalid port or one that browsers refuse', () => {
    const ports = steps(5001, 10).flatMap((offset) => Object.values(portsAt(offset)));
    expect(ports.filter((port) => REFUSED_BY_BROWSERS.has(port))).toEqual([]);
    expect(Math.max(...ports)).toBeLessThan(2 ** 16);
  });

  it.each([...small, 1000, 18_000, 50_000])(
    'puts at %d the emulators where the page looks for them',
    (offset) => {
      const ports = portsAt(offset);
      for (const name of ['auth', 'firestore', 'storage'] as const) {
        expect(emulatorPort(name, ports.hosting)).toBe(ports[name]);
      }
    },
  );
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
