import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { CardGrid } from '../../ui/layout.ts';
import { EditForm } from '../shared/forms/EditForm.tsx';
import { focusFirstError } from '../shared/frame/focus.ts';
import { MoneyField } from '../shared/forms/MoneyField.tsx';
import type { SaveOutcome } from '../shared/saving/useAttempts.ts';
import { SaveQuestionDialog } from '../shared/saving/SaveQuestionDialog.tsx';
import { balanceError, balanceZero, textOfBalance } from './balance-edits.ts';
import { BALANCE_CARDS, BalanceCard } from './BalanceCard.tsx';
import { balanceMessages } from './balances-messages.ts';
import { BalancesNotice } from './BalancesNotice.tsx';
import type { FundCard } from './fund-cards.ts';
import type { BalanceEditing } from './useBalanceEdits.ts';

interface BalancesFormProps {
  readonly cards: readonly FundCard[];
  readonly editing: BalanceEditing;
  readonly onClose: () => void;
}

const LABEL = recordForm('fundBalances').amount.label;

/** Every card as a number input. An input that nobody has edited shows what is stored. */
export function BalancesForm({ cards, editing, onClose }: BalancesFormProps) {
  const { edits, busy, checked } = editing;

  const finish = async (attempt: Promise<SaveOutcome>): Promise<void> => {
    if ((await attempt) === 'errors') focusFirstError();
  };

  return (
    <EditForm
      heading={balanceMessages.heading}
      hint={balanceMessages.hint}
      busy={busy}
      notice={
        <BalancesNotice
          cards={cards}
          editing={editing}
          onOverwrite={() => void finish(editing.overwrite())}
        />
      }
      onSave={() => void finish(editing.save())}
      onCancel={() => {
        editing.forget();
        onClose();
      }}
    >
      <CardGrid sx={BALANCE_CARDS}>
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
      </CardGrid>
      <SaveQuestionDialog saving={editing} onSave={finish} />
    </EditForm>
  );
}
