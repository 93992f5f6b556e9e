import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OWN_SCHOOL, SAMPLE_SCHOOL, schoolFile } from '../../tools/school-file.ts';
import { runProgram } from './run-program.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'school-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('is what a program that a test runs finds as organization.json', async () => {
  const own = JSON.stringify(pathToFileURL(OWN_SCHOOL).href);
  const program = path.join(folder, 'program.mjs');
  writeFileSync(program, `process.stdout.write(import.meta.resolve(${own}))`);
  const { said } = await runProgram([program]);
  expect(said).toBe(pathToFileURL(SAMPLE_SCHOOL).href);
});

it('is what a build for tests takes, and no other', () => {
  expect(schoolFile()).toBe(SAMPLE_SCHOOL);
  vi.stubEnv('SCHOOL_FILE', undefined);
  expect(schoolFile()).toBe(OWN_SCHOOL);
});
