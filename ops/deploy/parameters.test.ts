import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../base/paths.ts';
import { exportBucketIn, parameterFiles, parameterProblems } from './parameters.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parameters-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('a parameter that was edited in its file (#115)', () => {
  it.each([
    ['APP_URL=https://expenses.example.org\nMAIL_FROM=PTA <pta@example.org>\n', []],
    ['APP_URL="https://expenses.example.org" # ours\n', []],
    ['# MAIL_FROM=wrong\nOTHER=wrong\n', []],
    ['', []],
    ['SUBMISSIONS_PER_ADDRESS=600\nADMIN_REQUESTS_PER_ADDRESS="3000"\n', []],
    ['SUBMISSIONS_PER_ADDRESS=many\n', [/^SUBMISSIONS_PER_ADDRESS must be a whole number/]],
    ['LINK_REQUESTS_PER_ADDRESS=0\n', [/^LINK_REQUESTS_PER_ADDRESS must be/]],
    ['EXPORT_BUCKET=our-archives\n', []],
    ['EXPORT_BUCKET=\n', []],
    ['EXPORT_BUCKET=gs://our-archives\n', [/^EXPORT_BUCKET must be the name of a bucket/]],
    ['APP_URL=\n', [/^APP_URL must be/]],
    ['APP_URL=https://expenses.example.org/admin\n', [/^APP_URL must be/]],
    ['APP_URL=http://localhost:5000\n', [/^APP_URL must be/]],
    [
      'MAIL_FROM=\'"PTA" <pta@example.org>\'\nAPP_URL=example.org\n',
      [/^APP_URL must be/, /^MAIL_FROM must be/],
    ],
  ])('%j is checked as the functions check it', (text, problems) => {
    expect(parameterProblems(write('.env', text))).toEqual(
      problems.map((problem) => expect.stringMatching(problem) as string),
    );
  });

  it('is found in each file that the deploy tool may read for the project, and in no other', () => {
    const names = ['.env', '.env.pta-1', '.env.production', '.env.pta-2', '.env.staging'];
    for (const name of names) write(name, '');
    const found = parameterFiles(folder, 'pta-1', { production: 'pta-1', staging: 'pta-2' });
    expect(found.map((file) => path.basename(file))).toEqual([
      '.env',
      '.env.pta-1',
      '.env.production',
    ]);
    expect(parameterFiles(folder, 'pta-3', {})).toEqual([path.join(folder, '.env')]);
  });

  it('is taken from the file that the deploy tool reads last', () => {
    const files = ['EXPORT_BUCKET=one', 'EXPORT_BUCKET=other', 'APP_URL='].map((text, index) =>
      write(`.env.${index}`, text),
    );
    expect(exportBucketIn(files)).toBe('other');
    expect(exportBucketIn([])).toBe('');
  });

  it('is checked before the functions are built and sent', () => {
    const firebase = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as {
      readonly functions: { readonly configDir: string; readonly predeploy: readonly string[] };
    };
    expect(firebase.functions).toMatchObject({
      configDir: 'functions',
      predeploy: ['node tools/run.mjs check-settings', 'npm run build'],
    });
  });
});
