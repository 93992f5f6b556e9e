import { emptyMailbox } from '../../functions/support/mailbox.ts';
import { suite } from '../../functions/support/suite.ts';

/**
 * Takes away what earlier tests left: the Firestore emulator looks through all of it for each list, so that the thousand
 * expenses of others would slow everything down. No event comes of it.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a default export
export default async function beginEmpty(): Promise<void> {
  await emptyProject(suite('GCLOUD_PROJECT'));
  await emptyMailbox();
}

/** Deletes all documents of a project; the emulator forgets the listeners of pages that were left, too. */
export async function emptyProject(projectId: string): Promise<void> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(
    `http://${suite('FIRESTORE_EMULATOR_HOST')}/emulator/v1/${documents}`,
    { method: 'DELETE' },
  );
  if (!response.ok) throw new Error(`Firestore could not be emptied: ${response.status}.`);
}
