import { deleteApp, initializeApp } from 'firebase-admin/app';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addPerson, isPerson } from '../../ops/people/people.ts';
import { ROOT } from '../../ops/base/paths.ts';
import { runProgram } from '../support/run-program.ts';

/** A project of its own, so that nobody else is an administrator. */
const project = `demo-last-${randomUUID().slice(0, 8)}`;
const app = initializeApp({ projectId: project }, project);
afterAll(() => deleteApp(app));

/** Runs `npm run admin -- remove` as a script does, where nobody can be asked. */
const remove = (...args: readonly string[]) =>
  runProgram([path.join(ROOT, 'ops/admin.ts'), 'remove', ...args, '--project', project]);

it('the last administrator goes only after a question', async () => {
  const last = 'last@example.com';
  await addPerson(app, { email: last, name: 'Ruth Adeyemi', password: 'a long enough passphrase' });
  const { code, said } = await remove(last);
  expect(said).toContain(`${last} is the last administrator`);
  expect(said).toContain('Nobody can be asked here: give --yes to go on.');
  expect([code, await isPerson(app, last)]).toEqual([1, true]);

  expect((await remove(last, '--yes')).code).toBe(0);
  expect(await isPerson(app, last)).toBe(false);
}, 60_000);
