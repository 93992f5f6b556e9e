import type { PaperClaim } from '@pa-ledger/domain/papers/paper';
import { createStore } from '../../../app/store.ts';
import { faultForSender, fileMessages } from '../../../ui/receipts/file-messages.ts';
import type { PreparedReceipt } from '../../../ui/receipts/upload/prepare-receipt.ts';
import { receiptProcessing } from '../../../ui/receipts/upload/receipt-processing.ts';
import { firstIn } from '../records/first-of.ts';
import { holdUnsaved } from '../saving/leave-guard.ts';
import { addPaper, papersOf, uploadPaper } from './paper-store.ts';
import { papersMessages as messages } from './papers-messages.ts';

/** A chosen file that isn't added, and what can still be done with it. */
interface PaperProblem {
  readonly key: number;
  readonly name: string;
  readonly text: string;
  /** Null where the person needs another file. */
  readonly next: { readonly label: string; readonly run: () => Promise<void> } | null;
  /** Lets the page be left without a question about this file. */
  readonly release: () => void;
}

/** What becomes of the files that were chosen for a record. */
interface PaperUploads {
  /** The name of the file that's on its way. */
  readonly busy: string | null;
  /** How many were added since the last choice. */
  readonly added: number;
  readonly problems: readonly PaperProblem[];
}

/** Why a file isn't added, and what tries again. */
type Trouble = Pick<PaperProblem, 'text'> & {
  readonly next: { readonly label: string; readonly run: () => Promise<Trouble | null> } | null;
};

/** Uploads to a record: one file after the other, each prepared and checked as the form's receipts are. */
function uploadsTo(owner: string) {
  const state = createStore<PaperUploads>({ busy: null, added: 0, problems: [] });
  let lastKey = 0;
  /** The slot after that of the file before: the page hears of a new paper only after its answer. */
  let from = 0;

  const change = (next: (now: PaperUploads) => Partial<PaperUploads>): void => {
    const now = state.view();
    state.set({ ...now, ...next(now) });
  };
  const attach = async (claim: PaperClaim): Promise<Trouble | null> => {
    const result = await addPaper(owner, claim);
    if (result.ok) return null;
    return { text: result.message, next: { label: messages.tryAgain, run: () => attach(claim) } };
  };
  const send = async (file: PreparedReceipt): Promise<Trouble | null> => {
    const again = { label: messages.tryAgain, run: () => send(file) };
    const papers = await firstIn(papersOf(owner));
    if ('why' in papers) return { text: papers.message, next: again };
    const upload = await uploadPaper(owner, papers, file, from).catch(() => null);
    if (upload === null) return { text: messages.notUploaded, next: again };
    if (typeof upload === 'string') return { text: messages[upload], next: null };
    from = upload.slot + 1;
    return attach(upload);
  };
  const take = async (file: File): Promise<Trouble | null> => {
    const prepared = await receiptProcessing
      .prepare(file)
      .catch(() => ({ refused: 'unreadable' }) as const);
    if ('refused' in prepared) return { text: fileMessages[prepared.refused], next: null };
    if (prepared.fault === null) return send(prepared);
    const anyway = { label: messages.sendAnyway, run: () => send(prepared) };
    return { text: faultForSender(prepared.fault), next: anyway };
  };
  const attempt = async (
    name: string,
    run: () => Promise<Trouble | null>,
    release: () => void,
  ): Promise<void> => {
    change(() => ({ busy: name }));
    const trouble = await run();
    change(() => ({ busy: null }));
    if (trouble === null) {
      release();
      change(({ added }) => ({ added: added + 1 }));
      return;
    }
    const key = ++lastKey;
    const { text, next } = trouble;
    if (next === null) release();
    const again = next && {
      label: next.label,
      run: () => {
        change(({ problems }) => ({ problems: problems.filter((one) => one.key !== key) }));
        return attempt(name, next.run, release);
      },
    };
    const problem = { key, name, text, next: again, release };
    change(({ problems }) => ({ problems: [...problems, problem] }));
  };
  return {
    state,
    /** Uploads files and adds each; what can be tried again since an earlier choice stays, unless its file is chosen again. */
    add: async (files: readonly File[]): Promise<void> => {
      from = 0;
      const chosen = new Set(files.map(({ name }) => name));
      const isOver = ({ name, next }: PaperProblem) => next === null || chosen.has(name);
      const held = files.map((file) => ({ file, release: holdUnsaved([file.name]) }));
      change(({ problems }) => {
        for (const { release } of problems.filter(isOver)) release();
        return { added: 0, problems: problems.filter((one) => !isOver(one)) };
      });
      for (const { file, release } of held) await attempt(file.name, () => take(file), release);
    },
    /** Forgets how many were added, once that was seen. */
    seen: (): void => change(() => ({ added: 0 })),
  };
}

const uploads = new Map<string, ReturnType<typeof uploadsTo>>();

/**
 * Returns the uploads to a record. They go on behind other pages, and a form begins them for the record that it has saved.
 * @param owner from `paperOwner`.
 */
export function uploadsOf(owner: string): ReturnType<typeof uploadsTo> {
  const found = uploads.get(owner) ?? uploadsTo(owner);
  uploads.set(owner, found);
  return found;
}
