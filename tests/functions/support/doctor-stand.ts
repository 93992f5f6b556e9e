import { createGoogleClient } from '../../../ops/doctor/google-client.ts';
import type { Target } from '../../../ops/doctor/check.ts';
import { CHECKS, runCheck, type CheckReport } from '../../../ops/doctor/run-checks.ts';
import { ROOT } from '../../../ops/base/paths.ts';
import { usualBucket } from '../../../ops/base/project-app.ts';
import {
  startChangingProxy,
  type HttpServer,
  type ProxyChange,
} from '../../support/google/http-server.ts';
import { goodProject, startPretendedGoogle } from '../../support/google/pretended-google.ts';
import { startSmtpServer, type SmtpServer } from './smtp-server.ts';
import { suite } from './suite.ts';

/** What a test changes of the target: the site's address, Storage's, the bucket's name, the interruption. */
type Own = Partial<Pick<Target, 'app' | 'bucket' | 'mailTo' | 'interrupted'>> & {
  readonly storage?: string;
};

/** The emulators with pretended services beside them, for the doctor. */
export interface DoctorStand {
  readonly smtp: SmtpServer;
  targetOf(own?: Own): Target;
  /** Starts a proxy that is closed behind the test. @returns its address. */
  proxyOf(target: string, change: ProxyChange): Promise<string>;
  end(): Promise<void>;
  close(): Promise<void>;
}

export async function startDoctorStand(): Promise<DoctorStand> {
  const project = suite('GCLOUD_PROJECT');
  const smtp = await startSmtpServer();
  const good = await goodProject(suite('APPROVAL_LINK_KEYS'), smtp.uri, project);
  const google = await startPretendedGoogle(good);
  const open: HttpServer[] = [];
  const usualStorage = `http://${suite('FIREBASE_STORAGE_EMULATOR_HOST')}`;
  return {
    smtp,
    targetOf({ storage = usualStorage, ...own } = {}) {
      const interrupted = own.interrupted ?? new AbortController().signal;
      const bucket = usualBucket(project);
      return {
        project,
        bucket,
        app: suite('APP_URL'),
        root: ROOT,
        mailTo: null,
        now: Date.now(),
        interrupted,
        google: createGoogleClient({
          addressOf(service) {
            if (service === 'firestore') return `http://${suite('FIRESTORE_EMULATOR_HOST')}`;
            if (service === 'firebasestorage') return storage;
            return service === 'storage' ? usualStorage : google.addressOf(service);
          },
          project,
          token: () => Promise.resolve('owner'),
          interrupted,
        }),
        ...own,
      };
    },
    async proxyOf(target, change) {
      const server = await startChangingProxy(target, change);
      open.push(server);
      return server.address;
    },
    async end() {
      await Promise.all(open.splice(0).map((server) => server.close()));
    },
    async close() {
      await google.close();
      await smtp.stop();
    },
  };
}

/** Runs a check. @param id such as `rules`. */
export async function look(target: Target, id: string): Promise<CheckReport> {
  const check = CHECKS.find((one) => one.id === id);
  if (check === undefined) throw new Error(`There is no check ${id}.`);
  return runCheck(check, target);
}

/** Returns what a check found wrong. */
export function wrongIn({ findings }: CheckReport): readonly string[] {
  return findings.flatMap(({ state, found }) => (state === 'wrong' ? [found] : []));
}
