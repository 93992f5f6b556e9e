import { useState, type RefObject } from 'react';
import type { Failure } from '../../data/failure.ts';
import type { Conflict } from '../../data/write.ts';
import { commitInSlices } from '../../data/writes.ts';
import { useFocusOnError } from '../shared/frame/field-focus.ts';
import { useUnsaved } from '../shared/saving/leave-guard.ts';
import { zeroQuestions } from '../shared/saving/zero-questions.ts';
import { useAttempts, type Attempts } from '../shared/saving/useAttempts.ts';
import {
  balanceZeros,
  editsOfDeleted,
  editsOver,
  hasUnsaved,
  isValid,
  NO_EDITS,
  typeBalance,
  withoutEdits,
  writesOf,
  type BalanceEdits,
  type BalanceTexts,
} from './balance-edits.ts';
import type { FundCard } from './fund-cards.ts';

type FailedBalances = Failure & {
  readonly conflicts: readonly Conflict[];
  /** How many balances were saved before. */
  readonly saved: number;
};

export interface BalanceEditing extends Omit<Attempts<FailedBalances>, 'attempt' | 'clear'> {
  /** The form's element, while there is one. */
  readonly element: RefObject<HTMLFormElement | null>;
  readonly edits: BalanceEdits;
  /** Whether fields show their errors: from the first attempt to save. */
  readonly checked: boolean;
  readonly type: (card: FundCard, typed: Partial<BalanceTexts>) => void;
  /** Saves only what was changed, unless something is wrong: then the first such field gets the focus. */
  readonly save: () => void;
  /** Saves over what others have saved in the meantime. */
  readonly overwrite: () => void;
  /** Discards one's own values where others have saved theirs. */
  readonly take: () => void;
  /** Discards edits: all of them, or those of some funds. */
  readonly forget: (ids?: readonly string[]) => void;
}

/**
 * Holds what is typed into the cards, and saves it. It outlives the inputs when the list fails to load.
 * @param cards as they are now; what was typed for a fund that was deleted is not saved.
 * @param onSaved called with the number of balances that were saved.
 */
export function useBalanceEdits(
  cards: readonly FundCard[],
  onSaved: (count: number) => void,
): BalanceEditing {
  const [edits, setEdits] = useState(NO_EDITS);
  const [checked, setChecked] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const element = useFocusOnError<HTMLFormElement>(attempts);
  const { attempt, clear, ...state } = useAttempts<FailedBalances>();
  const { failed, busy } = state;
  useUnsaved(hasUnsaved(edits) || busy);

  const forget = (ids?: readonly string[]): void => {
    setEdits((now) => (ids === undefined ? NO_EDITS : withoutEdits(now, ids)));
    setChecked(false);
    clear();
  };
  const save = (typed: BalanceEdits): void => {
    setChecked(true);
    const toSave = withoutEdits(typed, editsOfDeleted(typed, cards));
    if (![...toSave.values()].every(isValid)) {
      setAttempts((times) => times + 1);
      return;
    }
    void attempt({
      questions: zeroQuestions(balanceZeros(toSave)),
      async save() {
        const { saved, result } = await commitInSlices(writesOf(toSave));
        if (!result.ok) {
          const ids = saved.map(({ id }) => id);
          setEdits((now) => withoutEdits(now, ids));
          return { ...result, saved: saved.length };
        }
        forget();
        onSaved(saved.length);
        return result;
      },
    });
  };

  return {
    ...state,
    element,
    edits,
    checked,
    type: (card, typed) => setEdits((now) => typeBalance(now, card, typed)),
    save: () => save(edits),
    overwrite() {
      const next = editsOver(edits, failed?.conflicts ?? []);
      setEdits(next);
      save(next);
    },
    take() {
      const ids = failed?.conflicts.map(({ id }) => id) ?? [];
      setEdits((now) => withoutEdits(now, ids));
      clear();
    },
    forget,
  };
}
