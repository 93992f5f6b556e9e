import { isInUse } from '@pa-ledger/domain/fields/archived';
import { useStore } from '../../../app/store.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SecondaryText } from '../../../ui/text.ts';
import { ActionLink } from '../../shared/frame/ActionLink.tsx';
import { OPENS_NEW } from '../../shared/frame/opens-new.ts';
import { accounts, funds } from '../../shared/records/ledger-records.ts';
import { transfersMessages as messages } from './transfers-messages.ts';
import { IfMay } from '../../shared/rights/IfMay.tsx';

/** How many funds and accounts money can move between; null while they're on their way. */
export interface TransferEnds {
  readonly funds: number;
  readonly accounts: number;
}

/** Returns how many funds and accounts are in use. */
export function useTransferEnds(): TransferEnds | null {
  const fundState = useStore(funds);
  const accountState = useStore(accounts);
  if (fundState.status !== 'ready' || accountState.status !== 'ready') return null;
  return {
    funds: fundState.value.filter(isInUse).length,
    accounts: accountState.value.filter(isInUse).length,
  };
}

/** Returns whether there are two of anything that money can move between. */
export function canTransfer(ends: TransferEnds | null): boolean {
  return ends !== null && (ends.funds > 1 || ends.accounts > 1);
}

/** In the form: between what money moves, and what's missing where there's only one account. */
export function TransferHint() {
  const ends = useTransferEnds();
  if (ends?.accounts !== 1) return <SecondaryText>{messages.ends}</SecondaryText>;
  return (
    <SecondaryText as="div">
      {messages.oneAccount} <AddAccount />
    </SecondaryText>
  );
}

/** Above the list: says what's missing for a first transfer, with what mends it; nothing where nothing is. */
export function TransferNeeds({ ends }: { readonly ends: TransferEnds | null }) {
  if (ends === null || canTransfer(ends)) return null;
  const add = (
    <IfMay>
      <ActionLink to={`/admin/financial/funds?${OPENS_NEW}`}>{messages.addFund}</ActionLink>
      <AddAccount />
    </IfMay>
  );
  return (
    <Notice tone="info" title={messages.needed} action={add} sx={{ marginBottom: '1rem' }}>
      {messages.present(ends.funds, ends.accounts)}
    </Notice>
  );
}

function AddAccount() {
  return <ActionLink to={`/admin/bank/accounts?${OPENS_NEW}`}>{messages.addAccount}</ActionLink>;
}
