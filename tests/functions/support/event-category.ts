import type { Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { adminClient, type AdminReply } from './admin-client.ts';
import { EVENT, PEOPLE } from './association.ts';
import { filledForm } from './expenses.ts';
import type { TestEnvironment } from './test-environment.ts';

/** What the category of events is called after a rename. */
export const RENAMED = 'Summer Fair';
const CHAIN = [PEOPLE.eventApprover, PEOPLE.president, PEOPLE.treasurer];

/**
 * What becomes of the category of events and its expenses, in a test environment.
 * @param testEnv is called when a test runs, since each test sets up its own.
 */
export function eventCategoryIn(testEnv: () => TestEnvironment) {
  /** Renames it, as a page that has seen this version. */
  const rename = (name = RENAMED, version = 1): Promise<AdminReply> =>
    adminClient(testEnv().services).save({
      id: EVENT.id,
      name,
      requiresEventApprover: true,
      version,
    });

  /** Submits an expense of it. @returns its id. */
  async function submitEvent(): Promise<string> {
    const form = await filledForm({ category: EVENT.name });
    expect((await testEnv().submit(form)).status).toBe(200);
    return form.id;
  }

  /** Approves a step of an expense. @returns the HTTP status. */
  async function approve(id: string, step: number): Promise<number> {
    const approver = CHAIN[step] ?? '';
    return (await testEnv().decide(await testEnv().tokenFor(id, step, approver))).status;
  }

  /** The event approvers by the names of their categories. */
  async function eventApprovers(): Promise<unknown> {
    return (await testEnv().db.doc('settings/approvers').get()).get('eventApprovers') as unknown;
  }

  return { rename, submitEvent, approve, eventApprovers };
}

/** Everything in the database, by path. */
export async function everything(db: Firestore): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  const collections = await db.listCollections();
  for (const collection of collections) {
    for (const document of (await collection.get()).docs) {
      found[document.ref.path] = document.data();
      for (const below of await document.ref.listCollections())
        for (const deeper of (await below.get()).docs) found[deeper.ref.path] = deeper.data();
    }
  }
  return found;
}
