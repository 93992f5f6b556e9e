import { applicationDefault } from 'firebase-admin/app';
import { Failure, reasonOf } from '../base/failure.ts';
import { PROJECT_ID, ROOT } from '../base/paths.ts';
import { HOST, portsAt, readPortOffset, answers } from '../base/ports.ts';
import { isReal, usualBucket } from '../base/project-app.ts';
import { addressesOf, apiOf, createGoogleClient, type Addresses } from './google-client.ts';
import type { Target } from './target.ts';

/** What a person may say about the project. */
export interface TargetOptions {
  /** A real project's id; null, or one that begins with `demo-`, for the emulators. */
  readonly project: string | null;
  readonly bucket?: string | undefined;
  readonly app?: string | undefined;
  readonly mailTo?: string | undefined;
}

/** What tests put in the place of the usual. */
export interface Stand {
  readonly root?: string;
  readonly addresses?: Partial<Addresses>;
}

/** How a person signs in as whom the checks ask. */
const SIGN_IN = 'gcloud auth application-default login';

/**
 * Opens a project for the checks; nothing is asked of it yet.
 * @throws Failure without credentials for a real project, or when the emulators do not run.
 */
export async function openTarget(
  options: TargetOptions,
  interrupted: AbortSignal,
  { root = ROOT, addresses }: Stand = {},
): Promise<Target> {
  const project = options.project ?? PROJECT_ID;
  const real = isReal(project);
  const place = real ? await realPlace(project) : await localPlace();
  const google = createGoogleClient({
    addresses: { ...place.addresses, ...addresses },
    project,
    token: place.token,
    interrupted,
  });
  return {
    project,
    isReal: real,
    bucket: options.bucket ?? usualBucket(options.project),
    app: (options.app ?? place.app).replace(/\/+$/, ''),
    root,
    mailTo: options.mailTo ?? null,
    google,
    now: Date.now(),
    interrupted,
  };
}

interface Place {
  readonly addresses: Addresses;
  readonly app: string;
  readonly token: () => Promise<string>;
}

async function realPlace(project: string): Promise<Place> {
  const credential = applicationDefault();
  // The library keeps the token until it expires.
  const token = async (): Promise<string> => (await credential.getAccessToken()).access_token;
  try {
    await token();
  } catch (error) {
    throw new Failure(`You are not signed in to Google Cloud: ${SIGN_IN}`, reasonOf(error));
  }
  const addresses = addressesOf((service) => `https://${apiOf(service)}`);
  return { addresses, app: `https://${project}.web.app`, token };
}

async function localPlace(): Promise<Place> {
  const ports = portsAt(readPortOffset(process.env['PORT_OFFSET']));
  if (!(await answers(ports.hosting)) || !(await answers(ports.firestore))) {
    throw new Failure(
      'The emulators are not running: start the app first, with npm start, or name the real project with --project ID.',
    );
  }
  const at = (port: number): string => `http://${HOST}:${port}`;
  const addresses = addressesOf((service) => {
    switch (service) {
      case 'firestore':
        return at(ports.firestore);
      case 'firebasestorage':
      case 'storage':
        return at(ports.storage);
      default:
        return null;
    }
  });
  // Whom the emulators let do everything.
  return { addresses, app: at(ports.hosting), token: () => Promise.resolve('owner') };
}
