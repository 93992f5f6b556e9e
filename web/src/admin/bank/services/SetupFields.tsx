import { amountsOf, SERVICE_SETUP_FORM } from '@pa-ledger/domain/bank/services/service-row';
import { FormGrid } from '../../../ui/layout.ts';
import { FieldInputs, type InputLayouts } from '../../shared/forms/FieldInputs.tsx';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import type { SalesValues } from './sales-values.ts';
import { servicesMessages as messages } from './services-messages.ts';

const { accountId, feeFundId, taxFundId, ...others } = SERVICE_SETUP_FORM;
const SERVICE = { accountId };
const OTHERS = {
  ...others,
  feeFundId: { ...feeFundId, hint: messages.feeFundHint },
  taxFundId: { ...taxFundId, hint: messages.taxFundHint },
};

interface SetupFieldsProps {
  readonly accounts: readonly RecordRow<'accounts'>[];
  readonly values: SalesValues;
}

/** What's chosen once for all rows. */
export function SetupFields({ accounts, values }: SetupFieldsProps) {
  const lookup = useLookup();
  const services = new Set(
    accounts.filter(({ kind }) => kind === 'paymentService').map(({ id }) => id),
  );
  const optionsOf = (isService: boolean) => ({
    ...lookup,
    accountOptions: lookup.accountOptions.filter(({ value }) => services.has(value) === isService),
  });
  const hasTax = values.rows.some((row) => amountsOf(row).tax !== 0) || values.taxFundId !== '';
  const layout: InputLayouts<typeof OTHERS> = { taxFundId: { hidden: !hasTax } };
  return (
    <FormGrid>
      <FieldInputs fields={SERVICE} lookup={optionsOf(true)} focusesFirst={false} />
      <FieldInputs fields={OTHERS} lookup={optionsOf(false)} layout={layout} focusesFirst={false} />
    </FormGrid>
  );
}
