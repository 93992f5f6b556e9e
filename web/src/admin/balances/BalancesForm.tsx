import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { recordFieldRule } from '@pa-ledger/domain/ledger/record-fields';
import { useEffect, useRef } from 'react';
import { focusPanel } from '../shared/focus-panel.ts';
import { focusFirstError } from '../shared/focus-error.ts';
import { MoneyField } from '../shared/MoneyField.tsx';
import { notify } from '../shared/notices.ts';
import { TabHeading } from '../shared/TabHeading.tsx';
import { ZeroQuestion } from '../shared/ZeroQuestion.tsx';
import { balanceError, balanceZero, textOfBalance } from './balance-edits.ts';
import { Cards } from './balance-styles.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { BALANCES_HINT } from './balances-hint.ts';
import { BalancesNotice } from './BalancesNotice.tsx';
import type { FundCard } from './fund-cards.ts';
import type { BalanceEditing, BalancesSaved } from './useBalanceEdits.ts';

interface BalancesFormProps {
  readonly cards: readonly FundCard[];
  readonly editing: BalanceEditing;
  readonly onClose: () => void;
}

const LABEL = recordFieldRule('fundBalances', 'amount')?.label ?? '';

/** Every card as a number input. An input that nobody has touched follows what is stored. */
export function BalancesForm({ cards, editing, onClose }: BalancesFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { edits, busy, checked, failed } = editing;
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
    // The button that had the focus goes with the form.
    return () => void requestAnimationFrame(focusPanel);
  }, []);
  useEffect(() => {
    if (failed !== null) notice.current?.focus();
  }, [failed]);

  const finish = async (saving: Promise<BalancesSaved>): Promise<void> => {
    const saved = await saving;
    if (saved === 'errors') focusFirstError(form.current);
    if (typeof saved !== 'number') return;
    onClose();
    notify(savedWords(saved));
  };

  return (
    <form
      ref={form}
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void finish(editing.save());
      }}
    >
      <TabHeading
        heading="Fund Balances"
        hint={BALANCES_HINT}
        actions={
          <>
            <Button
              disabled={busy}
              onClick={() => {
                editing.forget();
                onClose();
              }}
            >
              Cancel
            </Button>
            <Button type="submit" variant="contained" disabled={busy}>
              {busy ? 'Saving...' : 'Save Changes'}
            </Button>
          </>
        }
      />
      <BalancesNotice
        ref={notice}
        cards={cards}
        editing={editing}
        onOverwrite={() => void finish(editing.overwrite())}
      />
      <Inputs disabled={busy}>
        <Cards>
          {cards.map((card) => {
            const edit = edits.get(card.id);
            return (
              <BalanceCard
                key={card.id}
                card={card}
                input={
                  <MoneyField
                    name={card.id}
                    label={LABEL}
                    required
                    value={edit?.text ?? textOfBalance(card.balance)}
                    onChange={(text) => editing.type(card, text)}
                    error={checked && edit ? balanceError(edit) : null}
                    zero={balanceZero(edit)}
                  />
                }
              />
            );
          })}
        </Cards>
      </Inputs>
      {editing.zeros.length > 0 && (
        <ZeroQuestion
          zeros={editing.zeros}
          onSave={() => void finish(editing.saveZeros())}
          onCancel={editing.keepEditing}
        />
      )}
    </form>
  );
}

function savedWords(count: number): string {
  if (count === 0) return 'No balance was changed.';
  return count === 1 ? '1 balance was saved.' : `${count} balances were saved.`;
}

const Inputs = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });
