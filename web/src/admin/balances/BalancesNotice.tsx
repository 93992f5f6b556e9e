import Button from '@mui/material/Button';
import { readAmount } from '@pa-ledger/domain/fields/form';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { Notice } from '../../ui/Notice.tsx';
import { VStack } from '../../ui/layout.ts';
import { ConflictNotice } from '../shared/saving/ConflictNotice.tsx';
import { dialogMessages } from '../shared/dialog-messages.ts';
import type { Fact } from '../shared/saving/differing-facts.ts';
import { useFocusOnFailure } from '../shared/frame/focus.ts';
import { storedBalance } from '../shared/records/fund-balances.ts';
import { editsOfDeleted } from './balance-edits.ts';
import { balanceMessages } from './balances-messages.ts';
import type { FundCard } from './fund-cards.ts';
import type { BalanceEditing } from './useBalanceEdits.ts';

interface BalancesNoticeProps {
  readonly cards: readonly FundCard[];
  readonly editing: BalanceEditing;
  readonly onOverwrite: () => void;
}

/** Above the cards: why a save failed, what it would overwrite, which fund was deleted; what was typed is kept. */
export function BalancesNotice({ cards, editing, onOverwrite }: BalancesNoticeProps) {
  const { edits, failed } = editing;
  const ref = useFocusOnFailure(failed);
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
      {failed !== null &&
        (failed.why === 'changed' && failed.conflicts.length > 0 ? (
          <ConflictNotice
            ref={ref}
            mine={mine(editing)}
            theirs={theirs(editing)}
            onOverwrite={onOverwrite}
            onTake={editing.take}
          />
        ) : (
          <Notice ref={ref} tone="error" title={dialogMessages.notSaved}>
            {failed.message}
          </Notice>
        ))}
    </VStack>
  );
}

function typedIn({ edits }: BalanceEditing, id: string): string {
  const edit = edits.get(id);
  return `${edit?.name ?? ''}, ${formatCents(readAmount(edit?.text ?? ''))}`;
}

function mine({ edits, failed }: BalanceEditing): readonly Fact[] {
  return (failed?.conflicts ?? []).map(({ id }) => ({
    label: edits.get(id)?.name ?? '',
    text: formatCents(readAmount(edits.get(id)?.text ?? '')),
  }));
}

function theirs({ edits, failed }: BalanceEditing): readonly Fact[] {
  return (failed?.conflicts ?? []).map(({ id, current }) => ({
    label: edits.get(id)?.name ?? '',
    text: current === null ? '' : formatCents(amountOf(storedBalance(current).amount)),
  }));
}
