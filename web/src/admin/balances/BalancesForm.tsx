import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { useEffect, useRef } from 'react';
import { focusFirstError, focusPanel, useFocusOnFailure } from '../shared/focus.ts';
import { MoneyField } from '../shared/MoneyField.tsx';
import { notify } from '../shared/notices.ts';
import { TabHeading } from '../shared/TabHeading.tsx';
import { ZeroQuestion } from '../shared/ZeroQuestion.tsx';
import { balanceError, balanceZero, textOfBalance } from './balance-edits.ts';
import { Cards } from './balance-styles.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { balanceMessages } from './balances-messages.ts';
import { BalancesNotice } from './BalancesNotice.tsx';
import type { FundCard } from './fund-cards.ts';
import type { BalanceEditing, BalancesSaved } from './useBalanceEdits.ts';

interface BalancesFormProps {
  readonly cards: readonly FundCard[];
  readonly editing: BalanceEditing;
  readonly onClose: () => void;
}

const LABEL = recordForm('fundBalances').amount.label;

/** Every card as a number input. An input that nobody has edited shows what is stored. */
export function BalancesForm({ cards, editing, onClose }: BalancesFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { edits, busy, checked, failed } = editing;
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
    // The button that had the focus disappears with the form.
    return () => void requestAnimationFrame(focusPanel);
  }, []);
  const notice = useFocusOnFailure(failed);

  const finish = async (saving: Promise<BalancesSaved>): Promise<void> => {
    const outcome = await saving;
    if (outcome === 'errors') focusFirstError(form.current);
    if (typeof outcome !== 'number') return;
    onClose();
    notify(balanceMessages.saved(outcome));
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
        heading={balanceMessages.heading}
        hint={balanceMessages.hint}
        actions={
          <>
            <Button
              disabled={busy}
              onClick={() => {
                editing.forget();
                onClose();
              }}
            >
              {balanceMessages.cancel}
            </Button>
            <Button type="submit" variant="contained" disabled={busy}>
              {busy ? balanceMessages.saving : balanceMessages.save}
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

const Inputs = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });
