import { ROLE_NAMES } from '@pa-ledger/domain/people/role';
import { createStore, type Store } from '../../app/store.ts';
import { failure } from '../../data/failure.ts';
import { makeReviewPacket, type MadeFiles, type PacketProgress } from './make-review-packet.ts';
import { sessionStore } from '../session.ts';
import { ownPerson } from '../shared/rights/own-person.ts';
import { reviewMessages } from './review-messages.ts';
import { manageReview, type ReviewRow } from './review-store.ts';

/** What becomes of the packet that this tab makes. It goes on while other pages of the panel are shown. */
export interface PacketRun {
  /** The review's id. */
  readonly review: string;
  readonly withAddresses: boolean;
  readonly state: RunState;
}

export type RunState =
  | { readonly status: 'running'; readonly progress: PacketProgress | null }
  | { readonly status: 'stopped' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'made';
      readonly files: MadeFiles;
      /** Whether the seal is in Activity; a message says why not. */
      readonly recorded: 'recording' | 'done' | { readonly message: string };
    };

const run = createStore<PacketRun | null>(null);
let stopping = new AbortController();

/** The packet that's being made, or was made last; null if none was since the panel was opened. */
export const packetRun: Store<PacketRun | null> = run;

/** Makes a review's packet, or goes on with it. There's one at a time. */
export async function startPacket(review: ReviewRow, withAddresses: boolean): Promise<void> {
  const by = maker();
  if (by === null || run.view()?.state.status === 'running') return;
  const { id, days } = review;
  const tell = (state: RunState): void => run.set({ review: id, withAddresses, state });
  stopping = new AbortController();
  const { signal } = stopping;
  tell({ status: 'running', progress: null });
  try {
    const files = await makeReviewPacket({
      days,
      withAddresses,
      by,
      signal,
      onProgress: (progress) => tell({ status: 'running', progress }),
    });
    if ('why' in files) tell({ status: 'failed', message: files.message });
    else await record(files, tell, id, withAddresses);
  } catch (error) {
    if (signal.aborted) tell({ status: 'stopped' });
    else
      tell({
        status: 'failed',
        message:
          error instanceof Error && error.name === 'QuotaExceededError'
            ? reviewMessages.packet.noSpace
            : failure('failed').message,
      });
  }
}

/** Stops what's being made. What's drawn so far is kept. */
export function stopPacket(): void {
  stopping.abort();
}

/** Notes the seal of the packet that was made last, after a failure. */
export async function recordAgain(): Promise<void> {
  const made = run.view();
  if (made?.state.status !== 'made') return;
  const { review, withAddresses, state } = made;
  await record(
    state.files,
    (next) => run.set({ review, withAddresses, state: next }),
    review,
    withAddresses,
  );
}

function maker(): { readonly uid: string; readonly name: string } | null {
  const [session, own] = [sessionStore.view(), ownPerson.view()];
  if (session.status !== 'signedIn') return null;
  const { uid, email } = session.admin;
  const person = own.status === 'ready' ? own.value : null;
  const name =
    person === null ? email : reviewMessages.packet.inRole(person.name, ROLE_NAMES[person.role]);
  return { uid, name };
}

async function record(
  files: MadeFiles,
  tell: (state: RunState) => void,
  id: string,
  withAddresses: boolean,
): Promise<void> {
  tell({ status: 'made', files, recorded: 'recording' });
  const { hash, parts, failed } = files;
  const result = await manageReview({
    action: 'packet',
    id,
    hash,
    withAddresses,
    parts,
    failed: failed.length,
  });
  tell({ status: 'made', files, recorded: result.ok ? 'done' : { message: result.message } });
}
