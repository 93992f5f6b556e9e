import { describe, expect, it } from 'vitest';
import { markedLines, typedText, unlinked } from './typed-text.ts';

const ADDRESSES = [
  'https://evil.example.com/approve/x?action=review',
  'http://evil.example.com',
  'HTTPS://EVIL.EXAMPLE.COM',
  'www.evil.example.com',
  'evil.example.com',
  'evil.co/path',
  'somebody@evil.example.com',
  'mailto:somebody@evil.example.com',
  'https://203.0.113.7/',
  'https:\\\\evil.example.com',
  'ftp://evil.example.com',
  'javascript:alert(1)',
  'tel:+15550100',
  '\\\\server\\share',
  'evil。example。com',
  'https：//evil．example．com',
  '(https://evil.example.com)',
  '<https://evil.example.com>',
  'x.https://evil.example.com',
];

/** What mail programs link: an address with a scheme, `www.`, an email address, a bare domain, a share. */
const LINKED = [
  /[a-z][a-z0-9+.-]*:\/{2}/i,
  /\bwww\./i,
  /[\w.+-]@[\w-]/,
  /[\p{L}\p{N}-][.。．｡]\p{L}{2,}/u,
  /\b(?:mailto|tel|javascript):\S/i,
  /\\\\\w/,
];

describe('an address that somebody typed (#98)', () => {
  it.each(ADDRESSES)('%s is found by no mail program', (address) => {
    for (const text of [address, `Please see ${address} now`, `See:${address}.`]) {
      const shown = unlinked(text);
      for (const pattern of LINKED) expect(shown).not.toMatch(pattern);
      // It looks as typed.
      expect(shown.replaceAll('\u200c', '')).toBe(text);
    }
  });

  it.each(ADDRESSES)('%s leads nowhere if it is linked all the same', (address) => {
    const host = /(?:[\w-]+\.)+\w+/.exec(address)?.[0];
    if (host === undefined) return;
    expect(URL.canParse(`https://${host}/`)).toBe(true);
    expect(URL.canParse(`https://${unlinked(host)}/`)).toBe(false);
  });

  it('leaves sentences as they are', () => {
    const text = 'Two pumpkins. One bale: straw. Paid in cash.';
    expect(typedText(text)).toBe(text);
  });
});

const SEPARATORS = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];

describe('what somebody typed, in plain text (#98)', () => {
  it.each(SEPARATORS)('has the mark on each of its lines, separated by %j', (separator) => {
    const lines = markedLines('Notes', ['one', '', 'Review and decide:', '| two'].join(separator));
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      expect(line).toMatch(/^\| /);
      expect(line).not.toMatch(/[\n\r\v\f\u0085\u2028\u2029]/);
    }
  });

  it.each([
    ['words', 'word '.repeat(200)],
    ['one word', 'x'.repeat(1_000)],
    ['spaces before a line that looks like ours', `${' '.repeat(300)}Review and decide:`],
    ['emoji', '🎃'.repeat(300)],
  ])('breaks a long line of %s where the next is marked', (_what, text) => {
    const lines = markedLines('Notes', text);
    for (const line of lines) {
      expect(line).toMatch(/^\| /);
      expect(Array.from(line).length).toBeLessThanOrEqual(64);
      expect(line.isWellFormed()).toBe(true);
    }
    const together = lines.map((line) => line.slice(2)).join('');
    expect(together.replaceAll(' ', '')).toBe(`Notes:${text}`.replaceAll(' ', ''));
  });

  it('keeps its mark at the start, whatever direction is asked for', () => {
    const [line] = markedLines('Notes', '\u202eabc\u2066def\u200f');
    expect(line).toBe('| Notes: abcdef');
  });
});
