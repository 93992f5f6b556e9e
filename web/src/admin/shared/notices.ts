import type { Failure } from '../../firebase/failure.ts';

/** What can be done about what a notice says, such as Undo. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => Promise<{ readonly ok: true } | Failure>;
  /** Said when it worked. */
  readonly done: string;
}

export interface Said {
  /** Tells two notices with the same words apart. */
  readonly key: number;
  readonly text: string;
  readonly action: NoticeAction | null;
}

let said: Said | null = null;
let lastKey = 0;
const listeners = new Set<() => void>();

export const noticeStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  view: (): Said | null => said,
};

/** Says at the foot of the page what happened; the newest notice takes the place of the one before. */
export function notify(text: string, action: NoticeAction | null = null): void {
  show({ key: ++lastKey, text, action });
}

/** Takes a notice away, unless another one has taken its place. */
export function dismiss(key: number): void {
  if (said?.key === key) show(null);
}

/** A new attempt makes old news of what was said; what can still be undone stays. */
export function dismissStale(): void {
  if (said?.action === null) show(null);
}

function show(next: Said | null): void {
  said = next;
  for (const listener of listeners) listener();
}
