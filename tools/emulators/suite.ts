import { rmSync } from 'node:fs';
import path from 'node:path';
import { detailsOf, Failure, reasonOf } from '../../ops/base/failure.ts';
import { startMailbox } from '../mailbox.ts';
import { LOCAL, PROJECT_ID } from '../../ops/base/paths.ts';
import { HOST, portNames, portsAt, requireFreePorts, type Ports } from '../../ops/base/ports.ts';
import { closeFolder, makePrivateFolder } from '../../ops/base/private-files.ts';
import { suiteEnv } from '../../ops/base/suite-env.ts';
import type { Service } from '../processes/service.ts';
import { noteServices, stopLeftovers, stopNoted } from '../processes/leftovers.ts';
import { familyOf, listProcesses, watchProcesses } from '../processes/process-list.ts';
import { say, showProgress } from '../../ops/terminal/progress.ts';
import { chooseBinaries, hasEmulatorUi } from './binaries.ts';
import { writeLocalConfig } from './config.ts';
import { startEmulators } from './firebase.ts';
import { suiteFolders, type SuiteFolders } from './folders.ts';
import { prepareFunctionsFolder } from './functions-folder.ts';
import { booksText, lossText, saveBooks, saveData, savedAt, saveRegularly } from './kept-data.ts';
import { loadProjectRules } from './project-rules.ts';
import { startScheduler } from './scheduler.ts';

export interface SuiteOptions {
  readonly offset: number;
  /** 'keep' loads the data of the last run and saves it at the end; 'fresh' starts empty. */
  readonly data: 'keep' | 'fresh';
  /** Whether the scheduled functions run at their intervals. */
  readonly scheduler: boolean;
  /** Whether the Emulator UI runs too, where it can be had. */
  readonly ui?: boolean;
}

export interface Suite {
  readonly ports: Ports;
  /** The environment that a program needs to reach it. */
  readonly env: Readonly<Record<string, string>>;
  readonly folders: SuiteFolders;
  /** Which emulators are used. */
  readonly description: string;
  /** Whether the Emulator UI runs. */
  readonly hasUi: boolean;
  /** When the data was last saved; null if they never were, or aren't kept. */
  readonly savedAt: () => Date | null;
  /** Settles when a part of it ends by itself, which only happens after an error: the emulators, one of them, the mailbox. */
  readonly ended: Promise<unknown>;
  /** Saves the data if they are kept, now and every minute from now on. */
  readonly keepSaving: () => Promise<void>;
  /** Has a service of the caller stopped too if this process is killed. */
  readonly noteService: (service: Service) => void;
  /**
   * Saves the data if they are kept, then stops emulators and mailbox. Where the emulators have broken down, it saves the books
   * if those still run.
   * @returns what it saved.
   * @throws Failure that says what is lost if it can't save.
   */
  readonly stop: () => Promise<Saved>;
  /** Stops without saving: what an earlier run saved stays as it is. */
  readonly discard: () => Promise<void>;
}

/** What it saved at the end; 'books' leaves out the accounts and the files. */
export type Saved = 'all' | 'books' | 'nothing';

/**
 * Starts the mailbox and all emulators, with progress in the terminal, and returns when they are ready.
 * @throws Failure with a sentence: a taken port, no Java, no emulators, functions that don't load.
 */
export function startSuite(options: SuiteOptions, interrupted: AbortSignal): Promise<Suite> {
  return showProgress(
    'Starting emulators and mailbox',
    () => startQuietly(options, interrupted),
    ({ description }) => `Ready: ${description}`,
  );
}

async function startQuietly(options: SuiteOptions, interrupted: AbortSignal): Promise<Suite> {
  const { offset } = options;
  const ports = portsAt(offset);
  const folders = suiteFolders(offset);
  await stopLeftovers(
    folders.processes,
    (pid) => saveLeftovers(ports, folders, pid),
    () => tellLoss(ports, folders),
  );
  await requireFreePorts(
    ports,
    portNames().filter((name) => name !== 'vite' && (name !== 'ui' || options.ui === true)),
  );
  const binaries = await chooseBinaries(process.env, interrupted);
  const hasUi =
    options.ui === true && (await hasEmulatorUi(process.env, binaries.java, interrupted));
  closeFolder(LOCAL);
  for (const folder of [folders.work, folders.temporary]) makePrivateFolder(folder);
  prepareFunctionsFolder(folders.functions, ports);
  const keep = options.data === 'keep';
  writeLocalConfig(folders, ports, !keep, hasUi);
  const saved = (): Date | null => (keep ? savedAt(folders.data) : null);
  const mailbox = startMailbox(ports, offset, keep ? folders.mail : passingMails(folders));
  const emulators = startEmulators(binaries, folders, offset, saved() !== null);
  const started = [emulators.service, mailbox.service];
  // Until then, a killed start may leave an incomplete seed or migration.
  let keepsSaving = false;
  const note = (): void =>
    noteServices(folders.processes, started, keepsSaving ? emulators.service : null);
  let endWatch = (): void => undefined;
  const services = async (): Promise<void> => {
    endWatch();
    await Promise.allSettled([emulators, mailbox].map(({ service }) => service.stop()));
    // If the emulators ended by themselves, whatever they started still runs.
    await stopNoted(folders.processes);
    rmSync(folders.temporary, { recursive: true, force: true });
  };
  note();
  try {
    await Promise.all([emulators.ready(interrupted), mailbox.ready(interrupted)]);
    if (!keep) await loadProjectRules(`${HOST}:${ports.firestore}`, PROJECT_ID);
  } catch (error) {
    await services();
    throw error;
  }
  note();
  const partGone = new Promise<void>((resolve) => {
    endWatch = watchProcesses(javaOf(emulators.service), resolve);
  });
  const endScheduler = options.scheduler ? startScheduler(ports) : () => undefined;
  const ended = emulators.service.hasEnded;
  let saving = Promise.resolve();
  // One after the other; a failure belongs to the save that failed.
  const save = (): Promise<void> => {
    if (!keep || ended()) return Promise.resolve();
    saving = saving.catch(() => undefined).then(() => saveData(ports, folders.data));
    return saving;
  };
  let endSaving = (): void => undefined;
  return {
    ports,
    env: suiteEnv(ports, offset),
    folders,
    description: binaries.description,
    hasUi,
    savedAt: saved,
    ended: Promise.race([emulators.service.exited, mailbox.service.exited, partGone]),
    async keepSaving() {
      await save();
      endSaving = saveRegularly(save);
      keepsSaving = keep;
      note();
    },
    noteService(service) {
      started.push(service);
      note();
    },
    discard: async () => {
      endScheduler();
      await services();
    },
    stop: async () => {
      endScheduler();
      endSaving();
      try {
        if (!keep) return 'nothing';
        if (!ended()) {
          await save();
          return 'all';
        }
        if (!keepsSaving) return 'nothing';
        await saveBooks(ports, folders.data);
        return 'books';
      } catch (error) {
        throw new Failure(`${reasonOf(error)} ${lossText(saved())}`, detailsOf(error));
      } finally {
        await services();
      }
    },
  };
}

/** Returns the emulators that are separate Java programs: Firestore, and the rules of Storage. */
function javaOf({ pid }: Service): readonly number[] {
  const listed = listProcesses();
  const family = pid === undefined ? [] : familyOf(pid, listed);
  return listed
    .filter((one) => family.includes(one.pid) && one.name.startsWith('java'))
    .map((one) => one.pid);
}

/** If a suite broke down and its start was killed: saves the books if they still run, and says what is lost. */
async function tellLoss(ports: Ports, { data }: SuiteFolders): Promise<void> {
  const earlier = savedAt(data);
  const isSaved = await saveBooks(ports, data).then(
    () => true,
    () => false,
  );
  say(`The last start was killed. ${isSaved ? booksText(earlier) : lossText(earlier)}`);
}

/**
 * Saves the data of a suite whose start was killed.
 * @param pid the process that has it.
 * @throws Failure if it can't save: no other process has the data.
 */
async function saveLeftovers(ports: Ports, { data }: SuiteFolders, pid: number): Promise<void> {
  try {
    await saveData(ports, data);
  } catch (error) {
    throw new Failure(
      `The last start was killed, and its data cannot be saved. ${reasonOf(error)} Mend that and start again. If process ${pid} is stopped instead: ${lossText(savedAt(data))}`,
      detailsOf(error),
    );
  }
  say('The last start was killed; its data are saved now.');
}

/** Returns a folder for emails that nothing keeps. It goes with the other temporary files. */
function passingMails({ temporary }: SuiteFolders): string {
  const folder = path.join(temporary, 'mail');
  rmSync(folder, { recursive: true, force: true });
  return folder;
}
