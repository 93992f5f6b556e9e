import { applicationDefault } from 'firebase-admin/app';
import { Failure, reasonOf } from '../base/failure.ts';
import { ROOT } from '../base/paths.ts';
import { usualBucket } from '../base/project-app.ts';
import type { Target } from './check.ts';
import { apiOf, createGoogleClient } from './google-client.ts';

/**
 * Opens a real project for the checks, without any request yet.
 * @param mailTo who gets a test email; null for no test.
 * @throws Failure without credentials.
 */
export async function openTarget(
  project: string,
  mailTo: string | null,
  interrupted: AbortSignal,
): Promise<Target> {
  const credential = applicationDefault();
  // The library keeps the token until it expires.
  const token = async (): Promise<string> => (await credential.getAccessToken()).access_token;
  try {
    await token();
  } catch (error) {
    throw new Failure(
      'You are not signed in to Google Cloud: gcloud auth application-default login',
      reasonOf(error),
    );
  }
  const addressOf = (service: Parameters<typeof apiOf>[0]) => `https://${apiOf(service)}`;
  return {
    project,
    bucket: usualBucket(project),
    app: `https://${project}.web.app`,
    root: ROOT,
    mailTo,
    google: createGoogleClient({ addressOf, project, token, interrupted }),
    now: Date.now(),
    interrupted,
  };
}
