import { rmSync } from 'node:fs';
import path from 'node:path';
import { startMailbox } from '../mailbox.ts';
import { LOCAL } from '../../ops/base/paths.ts';
import { portNames, portsAt, requireFreePorts, type Ports } from '../../ops/base/ports.ts';
import { closeFolder, makePrivateFolder } from '../../ops/base/private-files.ts';
import { forgetServices, noteServices, stopLeftovers } from '../processes/leftovers.ts';
import { chooseBinaries } from './binaries.ts';
import { writeLocalConfig } from './config.ts';
import { uiIsCached } from './firebase-cache.ts';
import { startEmulators } from './firebase.ts';
import { suiteFolders, type SuiteFolders } from './folders.ts';
import { prepareFunctionsFolder } from './functions-folder.ts';
import { exportData, hasData } from './hub.ts';
import { startScheduler } from './scheduler.ts';

export interface SuiteOptions {
  readonly offset: number;
  /** 'keep' loads the data of the last run and saves them at the end; 'fresh' starts empty. */
  readonly data: 'keep' | 'fresh';
  /** Whether the scheduled functions run at their intervals. */
  readonly scheduler: boolean;
  /** Whether to start the Emulator UI, if it is on this machine. */
  readonly ui: boolean;
}

export interface Suite {
  readonly ports: Ports;
  readonly folders: SuiteFolders;
  /** Which emulators are used. */
  readonly description: string;
  /** Whether data of an earlier run were loaded. */
  readonly hadData: boolean;
  /** Settles when the emulators end by themselves, which only happens after an error. */
  readonly ended: Promise<unknown>;
  /** Saves the data if they are kept. */
  readonly save: () => Promise<void>;
  /** Saves the data if they are kept, then stops emulators and mailbox. */
  readonly stop: () => Promise<void>;
  /** Stops without saving: what an earlier run saved stays as it is. */
  readonly discard: () => Promise<void>;
}

/**
 * Starts the mailbox and all emulators, and returns when they are ready.
 * @throws Failure with a sentence: a taken port, no Java, no emulators, functions that do not load.
 */
export async function startSuite(options: SuiteOptions, interrupted: AbortSignal): Promise<Suite> {
  const { offset } = options;
  const ports = portsAt(offset);
  const folders = suiteFolders(offset);
  await stopLeftovers(folders.processes);
  await requireFreePorts(
    ports,
    portNames().filter((name) => name !== 'vite' && (options.ui || name !== 'ui')),
  );
  const binaries = await chooseBinaries(process.env, interrupted);
  closeFolder(LOCAL);
  for (const folder of [folders.work, folders.temporary]) makePrivateFolder(folder);
  prepareFunctionsFolder(folders.functions, ports);
  writeLocalConfig(folders, ports, options.ui && uiIsCached(process.env));
  const keep = options.data === 'keep';
  const hadData = keep && hasData(folders.data);
  const mailbox = startMailbox(ports, offset, keep ? folders.mail : passingMails(folders));
  const emulators = startEmulators(binaries, folders, offset, hadData);
  const started = [emulators.service, mailbox.service];
  const services = async (): Promise<void> => {
    await Promise.allSettled(started.map((service) => service.stop()));
    rmSync(folders.temporary, { recursive: true, force: true });
    forgetServices(folders.processes);
  };
  noteServices(folders.processes, started);
  try {
    await Promise.all([emulators.ready(interrupted), mailbox.ready(interrupted)]);
  } catch (error) {
    await services();
    throw error;
  }
  const endScheduler = options.scheduler ? startScheduler(ports) : () => undefined;
  let ended = false;
  void emulators.service.exited.then(() => (ended = true));
  const save = async (): Promise<void> => {
    if (keep) await exportData(ports, folders.data);
  };
  return {
    ports,
    folders,
    description: binaries.description,
    hadData,
    ended: emulators.service.exited,
    save,
    discard: async () => {
      endScheduler();
      await services();
    },
    stop: async () => {
      endScheduler();
      try {
        if (!ended) await save();
      } finally {
        await services();
      }
    },
  };
}

/** Returns a folder for mails that are not kept; it is deleted with the other temporary files. */
function passingMails({ temporary }: SuiteFolders): string {
  const folder = path.join(temporary, 'mail');
  rmSync(folder, { recursive: true, force: true });
  return folder;
}
