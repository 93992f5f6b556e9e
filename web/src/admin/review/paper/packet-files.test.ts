import { describe, expect, it } from 'vitest';
import {
  packetOf,
  paymentPart,
  registerPart,
} from '../../../../../tests/fixtures/review-packet.ts';
import { entryTime, groupParts, outputName, requirePaths, sumsOf } from './packet-files.ts';

const PART = { title: 'Part', blocks: [], sheets: [] };

describe('the names of a packet’s files', () => {
  it('are those of its parts', () => {
    expect(() => requirePaths(packetOf([registerPart(1), paymentPart([])]))).not.toThrow();
  });

  it.each([
    'payments/../x',
    'a/b/c',
    '/a',
    'a/',
    'Register',
    'a b',
    'é',
    '-a',
    '',
    'cover',
    'index',
    'files',
  ])('are never %j', (path) => {
    expect(() => requirePaths(packetOf([{ ...PART, path }]))).toThrow('file with the name');
    const sheet = { path, title: '', rows: [], amounts: [] };
    expect(() => requirePaths(packetOf([{ ...PART, path: 'fine', sheets: [sheet] }]))).toThrow();
  });

  it('are there once', () => {
    const part = { ...PART, path: 'bank/1-register' };
    expect(() => requirePaths(packetOf([part, part]))).toThrow('bank/1-register.pdf');
  });

  it('tell the days, and the version with addresses', () => {
    const { days } = packetOf([]);
    expect(outputName(days, false, 'zip')).toBe('review-packet-2026-07-01-2027-06-30.zip');
    expect(outputName(days, true, 'pdf')).toBe(
      'review-packet-2026-07-01-2027-06-30-with-addresses.pdf',
    );
  });
});

it('a ZIP has the packet’s last day, whatever the time zone', () => {
  const time = entryTime(packetOf([]).days);
  expect([time.getFullYear(), time.getMonth(), time.getDate(), time.getHours()]).toEqual([
    2027, 5, 30, 12,
  ]);
});

it('the sums are as sha256sum writes them', () => {
  const sha256 = 'a'.repeat(64);
  expect(
    sumsOf([
      { path: 'bank/1.pdf', sha256 },
      { path: 'b.csv', sha256 },
    ]),
  ).toBe(`${sha256}  bank/1.pdf\n${sha256}  b.csv\n`);
});

it('parts are grouped by their folders, in their order', () => {
  const parts = ['a', 'bank/1', 'bank/2', 'b', 'bank/3'].map((path) => ({ path }));
  expect(groupParts(parts).map(({ folder, parts: own }) => [folder, own.length])).toEqual([
    [null, 1],
    ['bank', 2],
    [null, 1],
    ['bank', 1],
  ]);
});
