import Button from '@mui/material/Button';
import { readAmount } from '@pa-ledger/domain/fields/form';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { Notice } from '../../ui/Notice.tsx';
import { VStack } from '../../ui/layout.ts';
import { type Conflict, NotSaved } from '../shared/saving/SaveFailure.tsx';
import { storedBalance } from '../shared/records/fund-balances.ts';
import { editsOfDeleted } from './balance-edits.ts';
import { balanceMessages } from './balances-messages.ts';
import type { FundCard } from './fund-cards.ts';
import type { BalanceEditing } from './useBalanceEdits.ts';

interface BalancesNoticeProps {
  readonly cards: readonly FundCard[];
  readonly editing: BalanceEditing;
}

/** Above the cards: why a save failed, what it would overwrite, which fund was deleted; what was typed is kept. */
export function BalancesNotice({ cards, editing }: BalancesNoticeProps) {
  const { edits, failed } = editing;
  const deleted = editsOfDeleted(edits, cards);
  return (
    <VStack sx={{ '&:not(:empty)': { marginBottom: '1.25rem' } }}>
      {deleted.length > 0 && (
        <Notice
          tone="warning"
          title={balanceMessages.fundDeleted}
          action={
            <Button variant="outlined" color="inherit" onClick={() => editing.forget(deleted)}>
              {balanceMessages.leaveItOut}
            </Button>
          }
        >
          <p>{balanceMessages.notSavedOf(deleted.map((id) => typedIn(editing, id)))}</p>
        </Notice>
      )}
      {failed !== null && failed.saved > 0 && (
        <Notice tone="info" title={balanceMessages.saved(failed.saved)}>
          <p>{balanceMessages.othersNotSaved}</p>
        </Notice>
      )}
      <NotSaved failed={failed} conflict={conflictIn(editing)} />
    </VStack>
  );
}

function typedIn({ edits }: BalanceEditing, id: string): string {
  const edit = edits.get(id);
  return `${edit?.card.name ?? ''}, ${formatCents(readAmount(edit?.text ?? ''))}`;
}

function conflictIn({ edits, failed, overwrite, take }: BalanceEditing): Conflict | null {
  if (failed === null || failed.conflicts.length === 0) return null;
  const facts = failed.conflicts.map(({ id, current }) => {
    const { card, text = '' } = edits.get(id) ?? {};
    const theirs = current && formatCents(amountOf(storedBalance(current).amount));
    return { label: card?.name ?? '', mine: formatCents(readAmount(text)), theirs: theirs ?? '' };
  });
  return {
    mine: facts.map(({ label, mine }) => ({ label, text: mine })),
    theirs: facts.map(({ label, theirs }) => ({ label, text: theirs })),
    onOverwrite: overwrite,
    onTake: take,
  };
}
