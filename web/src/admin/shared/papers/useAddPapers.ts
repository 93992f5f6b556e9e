import type { PaperClaim, Papers } from '@pa-ledger/domain/papers/paper';
import { useRef, useState } from 'react';
import { faultForSender, fileMessages } from '../../../ui/receipts/file-messages.ts';
import type { PreparedReceipt } from '../../../ui/receipts/upload/prepare-receipt.ts';
import { receiptProcessing } from '../../../ui/receipts/upload/receipt-processing.ts';
import { addPaper, uploadPaper } from './paper-store.ts';
import { papersMessages as messages } from './papers-messages.ts';

/** A chosen file that isn't added, and what can still be done with it. */
export interface PaperProblem {
  readonly key: number;
  readonly name: string;
  readonly text: string;
  /** Null where the person needs another file. */
  readonly next: { readonly label: string; readonly run: () => Promise<void> } | null;
}

/** Why a file isn't added, and what tries again. */
type Trouble = Pick<PaperProblem, 'text'> & {
  readonly next: { readonly label: string; readonly run: () => Promise<Trouble | null> } | null;
};

/**
 * Adds chosen files to a record, one after the other, each prepared and checked as the form's receipts are.
 * @param owner from `paperOwner`.
 */
export function useAddPapers(owner: string, papers: Papers) {
  const [busy, setBusy] = useState<string | null>(null);
  const [added, setAdded] = useState(0);
  const [problems, setProblems] = useState<readonly PaperProblem[]>([]);
  const lastKey = useRef(0);
  /** The slot after that of the file before: the page hears of a new paper only after its answer. */
  const from = useRef(0);

  const attach = async (claim: PaperClaim): Promise<Trouble | null> => {
    const result = await addPaper(owner, claim);
    if (result.ok) return null;
    return { text: result.message, next: { label: messages.tryAgain, run: () => attach(claim) } };
  };
  const send = async (file: PreparedReceipt): Promise<Trouble | null> => {
    const again = { label: messages.tryAgain, run: () => send(file) };
    const upload = await uploadPaper(owner, papers, file, from.current).catch(() => null);
    if (upload === null) return { text: messages.notUploaded, next: again };
    if (typeof upload === 'string') return { text: messages[upload], next: null };
    from.current = upload.slot + 1;
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
  const attempt = async (file: string, run: () => Promise<Trouble | null>): Promise<void> => {
    setBusy(file);
    const trouble = await run();
    setBusy(null);
    if (trouble === null) {
      setAdded((count) => count + 1);
      return;
    }
    const key = ++lastKey.current;
    const { text, next } = trouble;
    const again = next && {
      label: next.label,
      run: () => {
        setProblems((others) => others.filter((problem) => problem.key !== key));
        return attempt(file, next.run);
      },
    };
    setProblems((others) => [...others, { key, name: file, text, next: again }]);
  };
  return {
    busy,
    /** How many were added since the last choice. */
    added,
    problems,
    choose: async (files: readonly File[]): Promise<void> => {
      from.current = 0;
      setAdded(0);
      setProblems([]);
      for (const file of files) await attempt(file.name, () => take(file));
    },
  };
}
