import { createStore, type Store } from '../../../app/store.ts';
import type { Failure } from '../../../data/failure.ts';

/** What a person can do about a notice, such as Undo. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => Promise<{ readonly ok: true } | Failure>;
  /** The notice that follows when it worked. */
  readonly done: string;
}

/** A notice at the foot of the page. */
export interface ShownNotice {
  /** Distinguishes two notices with the same text. */
  readonly key: number;
  readonly text: string;
  readonly action: NoticeAction | null;
}

const shown = createStore<ShownNotice | null>(null);
let lastKey = 0;

/** The notice that is shown now; null when there is none. */
export const noticeStore: Store<ShownNotice | null> = shown;

/** Shows at the foot of the page what happened; the newest notice replaces the one before. */
export function notify(text: string, action: NoticeAction | null = null): void {
  shown.set({ key: ++lastKey, text, action });
}

/** Takes a notice away, unless another one has replaced it. */
export function dismiss(key: number): void {
  if (shown.view()?.key === key) shown.set(null);
}

/** Takes away what a new attempt makes out of date; a notice with something to undo stays. */
export function dismissStale(): void {
  if (shown.view()?.action === null) shown.set(null);
}
