import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../ops/base/paths.ts';
import { CHECKS } from '../../../ops/preflight/all-checks.ts';
import { openTarget, type TargetOptions } from '../../../ops/preflight/open-target.ts';
import { runChecks, type CheckReport } from '../../../ops/preflight/run-checks.ts';
import type { Target } from '../../../ops/preflight/target.ts';
import {
  startChangingProxy,
  type HttpServer,
  type ProxyChange,
} from '../../support/preflight/http-server.ts';
import {
  goodProject,
  startPretendedGoogle,
  type PretendedGoogle,
} from '../../support/preflight/pretended-google.ts';
import { startSmtpServer, type SmtpServer } from './smtp-server.ts';
import { suite } from './suite.ts';

/** What a test puts in the place of the usual. */
interface Own extends Partial<TargetOptions> {
  /** The address of Storage. */
  readonly storage?: string;
  readonly interrupted?: AbortSignal;
}

/** The emulators with pretended services beside them, for the preflight. */
export interface PreflightStand {
  readonly google: PretendedGoogle;
  readonly smtp: SmtpServer;
  /** A copy of what the checks read of the repository; each test has one of its own. */
  root(): string;
  targetOf(own?: Own): Promise<Target>;
  /** Starts a proxy that is closed behind the test. @returns its address. */
  proxyOf(target: string, change: ProxyChange): Promise<string>;
  begin(): void;
  end(): Promise<void>;
  close(): Promise<void>;
}

export async function startPreflightStand(): Promise<PreflightStand> {
  const smtp = await startSmtpServer();
  const good = await goodProject(suite('APPROVAL_LINK_KEYS'), smtp.uri, suite('GCLOUD_PROJECT'));
  const google = await startPretendedGoogle(good);
  const open: HttpServer[] = [];
  let root = '';
  return {
    google,
    smtp,
    root: () => root,
    targetOf({ storage, interrupted = new AbortController().signal, ...options } = {}) {
      const pretended = Object.entries(google.addresses).filter(([, address]) => address !== null);
      const stored = storage === undefined ? {} : { firebasestorage: storage };
      const stand = { root, addresses: { ...Object.fromEntries(pretended), ...stored } };
      return openTarget({ project: null, ...options }, interrupted, stand);
    },
    async proxyOf(target, change) {
      const server = await startChangingProxy(target, change);
      open.push(server);
      return server.address;
    },
    begin() {
      root = mkdtempSync(path.join(os.tmpdir(), 'preflight-'));
      for (const file of ['firebase.json', 'firestore.indexes.json', '.firebaserc'])
        cpSync(path.join(ROOT, file), path.join(root, file));
      mkdirSync(path.join(root, 'functions'));
    },
    async end() {
      rmSync(root, { recursive: true });
      await Promise.all(open.splice(0).map((server) => server.close()));
    },
    async close() {
      await google.close();
      await smtp.stop();
    },
  };
}

/** Runs some checks, or all. */
export function look(target: Target, ...only: readonly string[]): Promise<readonly CheckReport[]> {
  return runChecks(
    CHECKS.filter(({ id }) => only.length === 0 || only.includes(id)),
    target,
  );
}

/** Returns what the checks found wrong. */
export function wrongIn(reports: readonly CheckReport[]): readonly string[] {
  return reports
    .flatMap(({ findings }) => findings)
    .flatMap(({ state, found }) => (state === 'wrong' ? [found] : []));
}
