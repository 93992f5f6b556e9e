import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { CardGrid } from '../../ui/layout.ts';
import { dialogMessages } from '../shared/dialog-messages.ts';
import { EditForm } from '../shared/forms/EditForm.tsx';
import { labelOf, useNamedSave } from '../shared/years/useShownYear.ts';
import { BALANCE_CARDS, BalanceCard } from './BalanceCard.tsx';
import { BalanceFields } from './BalanceFields.tsx';
import { balanceMessages } from './balances-messages.ts';
import { BalancesNotice } from './BalancesNotice.tsx';
import type { FundCard } from './fund-cards.ts';
import type { BalanceEditing } from './useBalanceEdits.ts';

interface BalancesFormProps {
  readonly cards: readonly FundCard[];
  readonly year: FiscalYear;
  readonly editing: BalanceEditing;
  readonly onClose: () => void;
}

/** Every card as a number input. An input that nobody has edited shows what is stored. */
export function BalancesForm({ cards, year, editing, onClose }: BalancesFormProps) {
  const namedSave = useNamedSave();
  return (
    <EditForm
      heading={balanceMessages.heading}
      hint={balanceMessages.hintOf(labelOf(year))}
      saveLabel={namedSave(dialogMessages.saveChanges, year)}
      saving={editing}
      notice={<BalancesNotice cards={cards} editing={editing} />}
      onSave={editing.save}
      onCancel={() => {
        editing.forget();
        onClose();
      }}
    >
      <CardGrid sx={BALANCE_CARDS}>
        {cards.map((card) => (
          <BalanceCard
            key={card.id}
            card={card}
            input={<BalanceFields card={card} editing={editing} />}
          />
        ))}
      </CardGrid>
    </EditForm>
  );
}
