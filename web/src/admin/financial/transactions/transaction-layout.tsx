import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { isUnnumbered } from '@pa-ledger/domain/ledger/unnumbered';
import { Notice } from '../../../ui/Notice.tsx';
import type { FindNames } from '../../shared/forms/NameInput.tsx';
import { LookAlikes } from '../../shared/forms/LookAlikes.tsx';
import { lookAt } from '../../shared/looks/second-look.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { financialMessages } from '../financial-messages.ts';
import { HeldNotice } from './HeldNotice.tsx';
import { RatifiedNotice } from './RatifiedNotice.tsx';
import type { TransactionCollection } from './transaction-kinds.ts';
import type { TransactionRow } from './transaction-row.ts';

/** What finds payees loads with the first letters. */
const payeesLike: FindNames = async (typed) => {
  const { findPayees } = await import('../../shared/records/find-payees.ts');
  return findPayees(typed);
};

/** The same for donors. */
const donorsLike: FindNames = async (typed) => {
  const { findDonors } = await import('../../shared/records/find-donors.ts');
  return findDonors(typed);
};

/** How the dialog of a revenue item or a manual expense shows its fields. @param row what it is now; null for a new one. */
export function transactionLayout(
  typed: FormValues<TransactionCollection>,
  id: string,
  row: TransactionRow | null,
) {
  const isExpense = 'checkNumber' in typed;
  const number = isExpense ? String(typed.checkNumber) : '';
  return {
    date: { half: true },
    amount: { half: true },
    reference: {
      hint: isExpense ? financialMessages.invoiceHint : financialMessages.referenceHint,
      after: row !== null && (
        <>
          <HeldNotice collection={'paidTo' in row ? 'manualExpenses' : 'revenueItems'} id={id} />
          {'paidTo' in row && <RatifiedNotice id={id} />}
          {lookAt({ collection: 'manualExpenses', id, fields: { ...row } }) !== null && (
            <Notice tone="info">{financialMessages.confirmedBefore}</Notice>
          )}
        </>
      ),
    },
    paidTo: { suggest: payeesLike },
    donor: { half: true, hint: financialMessages.donorHint, suggest: donorsLike },
    givenInReturn: {
      half: true,
      hint: financialMessages.inReturnHint,
      hidden: 'donor' in typed && String(typed.donor).trim() === '',
    },
    salesTax: { hint: financialMessages.salesTaxHint },
    method: { half: true, prompt: sharedMessages.notSet },
    checkNumber: {
      half: true,
      required: row === null || !isUnnumbered(row),
      after: <LookAlikes of="check" number={number} own={id} />,
    },
  };
}
