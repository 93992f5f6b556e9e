import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REGION } from '../../functions/src/platform/settings.ts';
import { ROOT } from '../base/paths.ts';
import { settingsProblems } from './settings-problems.ts';

const PROJECT = 'lincoln-pta';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'settings-'));
  for (const file of ['firebase.json', '.firebaserc'])
    cpSync(path.join(ROOT, file), path.join(root, file));
  mkdirSync(path.join(root, 'functions'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('what files say of a deploy', () => {
  it('is right as it comes', () => {
    expect(settingsProblems(root, PROJECT)).toEqual([]);
  });

  it('is wrong where a rewrite leads to another region than the functions', () => {
    const file = path.join(root, 'firebase.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(`"region": "${REGION}"`, '"region": "mars-north1"'));
    expect(settingsProblems(root, PROJECT)).toEqual([
      `firebase.json sends /api/@(update|review|return)-expense to another region than ${REGION}. Set its region to ${REGION}, or REGION in functions/src/platform/settings.ts to that of all rewrites.`,
    ]);
  });

  it('is wrong where a parameter is', () => {
    writeFileSync(path.join(root, 'functions', `.env.${PROJECT}`), 'APP_URL=\n');
    expect(settingsProblems(root, PROJECT)).toEqual([
      expect.stringMatching(/^functions\/\.env\.lincoln-pta: APP_URL must be/),
    ]);
  });
});
