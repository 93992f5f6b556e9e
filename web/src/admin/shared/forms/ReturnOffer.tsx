import Button from '@mui/material/Button';
import type { RecordName } from '@pa-ledger/domain/ledger/record-fields';
import { formatCents } from '@pa-ledger/domain/money/money';
import { useStore } from '../../../app/store.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { dialogMessages } from '../dialog-messages.ts';
import { givenBackOf } from '../records/given-back.ts';
import { leftToReturn, type RecordReturn } from './record-return.ts';

interface ReturnOfferProps<Name extends RecordName> {
  readonly offered: RecordReturn<Name>;
  /** Opens the form of what is added in return. */
  readonly onReturn?: ((returned: RecordReturn<Name>) => void) | undefined;
}

/** The button that adds something in return for a record, unless all of it was given back. */
export function ReturnOffer<Name extends RecordName>({
  offered,
  onReturn,
}: ReturnOfferProps<Name>) {
  const state = useStore(givenBackOf(offered.of));
  const left = state.status === 'ready' ? leftToReturn(offered, state.value) : null;
  if (state.status === 'ready' && left === null)
    return <SecondaryText>{dialogMessages.allGivenBack(formatCents(state.value))}</SecondaryText>;
  return (
    <div>
      <Button
        variant="outlined"
        disabled={left === null}
        onClick={() => {
          if (left !== null) onReturn?.(left);
        }}
      >
        {offered.label}
      </Button>
      <SecondaryText sx={{ marginTop: '0.375rem' }}>
        {state.status === 'error' ? state.failure.message : offered.hint}
      </SecondaryText>
    </div>
  );
}
