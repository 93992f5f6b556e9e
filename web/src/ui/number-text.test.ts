import { parseDollars } from '@pa-ledger/domain/money/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textAfterInput, textAfterPaste } from './number-text.ts';

/** What a browser whose language writes 12.50 accepts of a text. */
function taken(text: string): string {
  return text.replaceAll(',', '');
}

/** Types a text at the end of an input; such a browser drops the commas. */
function typed(text: string, begun = { written: '', value: '' }) {
  return Array.from(text).reduce(({ written, value }, key) => {
    const marked = key === ',' ? `${written},` : written;
    const next = value + taken(key);
    return { written: textAfterInput(marked, next, key), value: next };
  }, begun);
}

describe('what is typed (#111)', () => {
  it.each([
    ['12,50', '12,50'],
    ['12,5', '12,5'],
    [',50', ',50'],
    ['1,250', '1,250'],
    ['12,500', '12,500'],
    ['1,2500', '1,2500'],
    ['-12,50', '-12,50'],
    ['1.250,00', '1.250,00'],
    ['1,250,00', '1,250,00'],
    // The point settles the meaning.
    ['1,250.00', '1250.00'],
    ['12.5', '12.5'],
    ['1e2', '1e2'],
  ])('%s is written as %s', (text, written) => {
    expect(typed(text).written).toBe(written);
  });

  it('is never an amount with the comma left out, but for one before three digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,4}(,\d{0,4}){0,2}$/), (text) => {
        const { written } = typed(text);
        if (text.includes(',')) expect(parseDollars(written)).toBe(parseDollars(text));
      }),
    );
  });

  it('is corrected by a point, or from the start', () => {
    const wrong = typed('12,50');
    expect(textAfterInput(wrong.written, '12.50', '.')).toBe('12.50');
    expect(typed('.00', wrong).written).toBe('1250.00');
    expect(textAfterInput(wrong.written, '', null)).toBe('');
    expect(textAfterInput(wrong.written, '7', '7')).toBe('7');
    expect(textAfterInput(wrong.written, '1', '1')).toBe('1');
    expect(textAfterInput(wrong.written, '125', null)).toBe('12,5');
    expect(textAfterInput(wrong.written, '12', null)).toBe('12');
  });

  it('stays unclear when digits change before the comma', () => {
    expect(textAfterInput('12,50', '31250', '3')).toBe('31250,');
    expect(textAfterInput('12,50', '150', null)).toBe('150,');
    expect(textAfterInput('1250', '150', null)).toBe('150');
  });

  it('is what a browser reads that writes 12,50 itself', () => {
    const values = ['1', '12', '12', '12.5', '12.50'];
    const written = values.reduce(
      (before, value, index) =>
        textAfterInput(index === 2 ? `${before},` : before, value, value.at(-1) ?? null),
      '',
    );
    expect(written).toBe('12.50');
  });
});

describe('what is pasted (#111)', () => {
  it.each([
    // The current text, and the pasted one.
    ['1250', '12,50', '12,50'],
    ['1250.00', '1,250.00', '1,250.00'],
    ['1.25000', '1.250,00', '1.250,00'],
    ['1250', ' 1,250\n', '1,250'],
    ['12.50', '$12.50', '$12.50'],
    ['12', '12abc', '12abc'],
    ['212', '2 × 12', '2 × 12'],
    // Between digits, or over some of them.
    ['712509', '12,50', '712509,'],
    ['712.509', '12.50', null],
    // A browser that writes 12,50 itself.
    ['12.50', '12,50', null],
  ])('makes %s of %j: %j', (value, brought, written) => {
    expect(textAfterPaste(brought, value)).toBe(written);
  });
});
