import { describe, expect, it } from 'vitest';
import { foldManifestLine } from './launchers.ts';

describe('foldManifestLine', () => {
  it('does not change a short line', () => {
    expect(foldManifestLine('Main-Class: A')).toBe('Main-Class: A');
  });

  it('keeps every line within 72 bytes and loses nothing', () => {
    const line = `Class-Path: file:/${'long/'.repeat(60)}emulator.jar`;
    const folded = foldManifestLine(line).split('\n');
    expect(Math.max(...folded.map((part) => part.length))).toBeLessThanOrEqual(71);
    expect(folded.slice(1).every((part) => part.startsWith(' '))).toBe(true);
    expect(folded.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line);
  });
});
