import { PROJECT_ID } from './paths.ts';

/**
 * Returns the default bucket for a project's receipts.
 * @param project a real project's id; null, or one that begins with `demo-`, for the emulators.
 */
export function usualBucket(project: string | null): string {
  const local = project === null || project.startsWith('demo-');
  return local ? `${project ?? PROJECT_ID}.appspot.com` : `${project}.firebasestorage.app`;
}
