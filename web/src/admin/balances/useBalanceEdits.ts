import { useState } from 'react';
import type { Failure } from '../../data/failure.ts';
import type { Conflict, Write } from '../../data/write.ts';
import { commit } from '../../data/writes.ts';
import { useUnsaved } from '../shared/saving/leave-guard.ts';
import { dismissStale } from '../shared/frame/notices.ts';
import {
  balanceError,
  balanceZeros,
  editsOfDeleted,
  editsOver,
  hasUnsaved,
  NO_EDITS,
  typeBalance,
  withoutEdits,
  writesOf,
  type BalanceEdits,
} from './balance-edits.ts';
import type { FundCard } from './fund-cards.ts';

export interface BalanceEditing {
  readonly edits: BalanceEdits;
  readonly busy: boolean;
  /** Whether fields show their errors: from the first attempt to save. */
  readonly checked: boolean;
  readonly failed: (Failure & { readonly conflicts: readonly Conflict[] }) | null;
  /** Why balances would be saved as 0, while the question about it is open. */
  readonly zeros: readonly string[];
  readonly type: (card: FundCard, text: string) => void;
  /** Saves only what was changed. @returns how many balances; null when it did not save. */
  readonly save: (edits?: BalanceEdits) => Promise<BalancesSaved>;
  /** Answers the question about `zeros`: saves these balances as 0, or keeps everything as it is. */
  readonly saveZeros: () => Promise<BalancesSaved>;
  readonly keepEditing: () => void;
  /** Saves over what others have saved meanwhile. */
  readonly overwrite: () => Promise<BalancesSaved>;
  /** Discards one's own values where others have saved theirs. */
  readonly take: () => void;
  /** Discards edits: all of them, or those of some funds. */
  readonly forget: (ids?: readonly string[]) => void;
}

export type BalancesSaved = number | 'errors' | null;

/**
 * Holds what is typed into the cards, and saves it. It outlives the inputs when the list fails to load.
 * @param cards as they are now; what was typed for a fund that was deleted is not saved.
 */
export function useBalanceEdits(cards: readonly FundCard[]): BalanceEditing {
  const [edits, setEdits] = useState(NO_EDITS);
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState(false);
  const [zeros, setZeros] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<BalanceEditing['failed']>(null);
  useUnsaved(hasUnsaved(edits) || busy);

  const save = async (typed = edits): Promise<BalancesSaved> => {
    if (busy) return null;
    setChecked(true);
    const toSave = withoutEdits(typed, editsOfDeleted(typed, cards));
    if ([...toSave.values()].some((edit) => balanceError(edit) !== null)) return 'errors';
    const found = balanceZeros(toSave);
    setZeros(found);
    return found.length === 0 ? send(writesOf(toSave)) : null;
  };

  const send = async (writes: readonly Write[]): Promise<BalancesSaved> => {
    setFailed(null);
    dismissStale();
    if (writes.length > 0) {
      setBusy(true);
      const result = await commit(writes);
      setBusy(false);
      if (!result.ok) {
        setFailed(result);
        return null;
      }
    }
    setEdits(NO_EDITS);
    setChecked(false);
    return writes.length;
  };

  return {
    edits,
    busy,
    checked,
    failed,
    zeros,
    type: (card, text) => setEdits((now) => typeBalance(now, card, text)),
    save,
    saveZeros() {
      setZeros([]);
      return send(writesOf(withoutEdits(edits, editsOfDeleted(edits, cards))));
    },
    keepEditing: () => setZeros([]),
    overwrite() {
      const next = editsOver(edits, failed?.conflicts ?? []);
      setEdits(next);
      return save(next);
    },
    take() {
      const ids = failed?.conflicts.map(({ id }) => id) ?? [];
      setEdits((now) => withoutEdits(now, ids));
      setFailed(null);
    },
    forget(ids) {
      setEdits((now) => (ids === undefined ? NO_EDITS : withoutEdits(now, ids)));
      setChecked(false);
      setFailed(null);
    },
  };
}
