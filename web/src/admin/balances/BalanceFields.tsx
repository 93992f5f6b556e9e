import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { cents, formatCents } from '@pa-ledger/domain/money/money';
import { VStack } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { MoneyInput } from '../shared/forms/MoneyInput.tsx';
import { TextInput } from '../shared/forms/inputs.tsx';
import { balanceErrors, balanceZero, textsOfCard, typedAdjustment } from './balance-edits.ts';
import { balanceMessages } from './balances-messages.ts';
import type { FundCard } from './fund-cards.ts';
import type { BalanceEditing } from './useBalanceEdits.ts';

interface BalanceFieldsProps {
  readonly card: FundCard;
  readonly editing: BalanceEditing;
}

const { amount: AMOUNT, adjustmentReason: REASON } = recordForm('fundBalances');

/** The inputs of a card: the balance, and where it differs from the books, the reason. */
export function BalanceFields({ card, editing }: BalanceFieldsProps) {
  const { edits, checked, type } = editing;
  const edit = edits.get(card.id);
  const texts = edit ?? textsOfCard(card);
  const errors = checked && edit ? balanceErrors(edit) : null;
  const adjustment = typedAdjustment(card, texts);
  return (
    <VStack>
      <MoneyInput
        name={card.id}
        label={AMOUNT.label}
        required
        value={texts.text}
        onChange={(text) => type(card, { text })}
        error={errors?.text}
        zero={balanceZero(edit)}
      />
      {adjustment !== null && (
        <>
          <SecondaryText>
            {balanceMessages.byTheBooks(
              formatCents(card.beginning.computed ?? cents(0)),
              formatCents(adjustment),
            )}
          </SecondaryText>
          <TextInput
            name={`${card.id}-reason`}
            label={REASON.label}
            hint={balanceMessages.reasonHint}
            maxLength={REASON.maxLength}
            value={texts.reason}
            onChange={(reason) => type(card, { reason })}
            error={errors?.reason}
          />
        </>
      )}
    </VStack>
  );
}
