import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../ops/base/failure.ts';
import { ROOT } from '../../ops/base/paths.ts';
import type { SuiteFolders } from './folders.ts';

/*
 * The Firestore emulator compiles its starting rules for every project that anyone opens, and each server test opens one: with
 * firestore.rules, that took most of the emulator's time in a test run. So a suite for tests starts with rules that deny
 * everything, and gives firestore.rules to its own project and to those that a page uses. Rules don't bind the server's code,
 * and the rules' own tests bring theirs.
 */

const DENY_EVERYTHING = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} {
      allow read, write: if false;
    }
  }
}
`;

/** Writes rules that deny everything into the suite's folder. @returns the file. */
export function writeDenyingRules({ work }: Pick<SuiteFolders, 'work'>): string {
  const file = path.join(work, 'denied.rules');
  writeFileSync(file, DENY_EVERYTHING);
  return file;
}

/**
 * Gives a project firestore.rules.
 * @param firestore the emulator's address, such as 127.0.0.1:8080.
 * @throws Failure if the emulator refuses them.
 */
export async function loadProjectRules(firestore: string, projectId: string): Promise<void> {
  const content = readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8');
  const answer = await fetch(
    `http://${firestore}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  if (!answer.ok) throw new Failure('firestore.rules were not loaded.', await answer.text());
}
