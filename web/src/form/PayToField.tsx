import { styled } from '@mui/material/styles';
import { EXPENSE_FIELDS, PAY_ME_BACK } from '@pa-ledger/domain/expenses/expense-fields';
import { HStack } from '../ui/layout.ts';
import { MIN_TOUCH_SIZE } from '../ui/theme.ts';

const { label, options } = EXPENSE_FIELDS.payTo;

/** Whether to pay back who asks, or to pay a vendor. */
export function PayToField() {
  return (
    <Choice as="fieldset">
      <legend>{label}</legend>
      {[['', PAY_ME_BACK], ...Object.entries(options)].map(([value, words]) => (
        <label key={value}>
          <input type="radio" name="payTo" value={value} defaultChecked={value === ''} />
          {words}
        </label>
      ))}
    </Choice>
  );
}

interface PayHintProps {
  readonly back: string | undefined;
  readonly vendor: string;
}

/** The hint for each choice, of which `PAY_TO_STYLES` shows one. */
export function PayHint({ back, vendor }: PayHintProps) {
  return (
    <>
      <span className="payBack">{back}</span>
      <span className="payVendor">{vendor}</span>
    </>
  );
}

/** Shows what follows from the choice inside it, before the script is loaded too. */
export const PAY_TO_STYLES = {
  '&:has([value=vendor]:checked) .payBack, &:not(:has([value=vendor]:checked)) .payVendor': {
    display: 'none',
  },
};

const Choice = styled(HStack)(({ theme }) => ({
  gap: '0 1.5rem',
  '& legend': { padding: 0, fontWeight: 650 },
  '& label': { display: 'flex', gap: '0.5rem', alignItems: 'center', minHeight: MIN_TOUCH_SIZE },
  '& input': {
    flex: 'none',
    margin: 0,
    width: '1.25rem',
    height: '1.25rem',
    accentColor: theme.vars.palette.primary.main,
  },
}));
