import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, test, expect } from 'vitest';
import { findFont } from './chromium.ts';

function fontsFolder(...files: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  return folder;
}

test.each(['Arial.ttf', 'truetype/liberation/LiberationSans-Regular.ttf', 'Arimo[wght].ttf'])(
  '%s is a font as wide as Arial',
  (file) => {
    const folder = fontsFolder('truetype/dejavu/DejaVuSans.ttf', file);
    expect(findFont([path.join(folder, 'none'), folder])).toBe(file);
  },
);

test("Linux's own fonts and those of one width are none", () => {
  const folder = fontsFolder('dejavu/DejaVuSans.ttf', 'liberation/LiberationMono-Bold.ttf');
  expect(findFont([folder])).toBeUndefined();
});
