import { styled } from '@mui/material/styles';
import { organization } from '@pa-ledger/domain/organization';
import Button from '@mui/material/Button';
import { memo, type MouseEvent } from 'react';
import { HStack } from '../ui/layout.ts';
import { MIN_TOUCH_SIZE } from '../ui/theme.ts';
import { ExpenseInput } from './ExpenseInput.tsx';
import { inputOf, typeText } from './form-dom.ts';
import { Notice } from '../ui/Notice.tsx';
import type { Payee } from './usePayee.ts';
import type { FieldErrors } from './form-values.ts';
import { useMessages } from '../ui/messages.ts';

/** Whether the school also pays by an app. */
export const HAS_APP = organization.policies.paymentApp !== null;

/** Whether to pay the submitter back, or pay a vendor, and what that changed. */
export function PayToField({ payee: { changed, onChoice, undo } }: { readonly payee: Payee }) {
  const messages = useMessages('form');
  const { fields, payTo } = useMessages('fields');
  return (
    <div>
      <Radios name="payTo" legend={fields.payTo.label} options={payTo} onChoice={onChoice} />
      <div aria-live="polite">
        {changed !== null && (
          <Notice
            isLive={false}
            tone="info"
            sx={{ marginTop: '0.5rem' }}
            action={
              changed.canUndo && (
                <Button size="small" variant="outlined" onClick={undo}>
                  {messages.payee.undo}
                </Button>
              )
            }
          >
            {changed.sentence}
          </Notice>
        )}
      </div>
    </div>
  );
}

interface RadiosProps {
  readonly name: string;
  readonly legend: string;
  /** The first one is chosen unless the person chooses another. */
  readonly options: Readonly<Record<string, string>>;
  readonly onChoice?: () => void;
}

function Radios({ name, legend, options, onChoice }: RadiosProps) {
  return (
    // React's onChange misses a radio button that the draft's texts changed before.
    <Choice as="fieldset" onInput={onChoice}>
      <legend>{legend}</legend>
      {Object.entries(options).map(([value, words]) => (
        <CheckLabel key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === ''} />
          {words}
        </CheckLabel>
      ))}
    </Choice>
  );
}

/** How the submitter wants to be paid; a vendor gets a check by mail. */
export const PayByField = memo(function PayByField() {
  const { app, ...checks } = useMessages('fields').payBy;
  const options = { ...checks, ...(HAS_APP && { app }) };
  return (
    <div className="payBack">
      <Radios name="payBy" legend={useMessages('form').payBy} options={options} />
    </div>
  );
});

interface PayHintProps {
  readonly back: string | undefined;
  readonly vendor: string;
}

/** The hint for each choice; `PAY_TO_STYLES` shows one of them. */
export function PayHint({ back, vendor }: PayHintProps) {
  return (
    <>
      <span className="payBack">{back}</span>
      <span className="payVendor">{vendor}</span>
    </>
  );
}

/** Shows what depends on the choice inside it, even before the script loads. */
export const PAY_TO_STYLES = {
  '&:has([value=vendor]:checked) .payBack, &:not(:has([value=vendor]:checked)) .payVendor, &:not(:has([value=app]:checked)) .payApp':
    { display: 'none' },
};

/** The label around a radio button or a checkbox: all of it can be pressed. */
export const CheckLabel = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: '0.5rem',
  alignItems: 'center',
  minHeight: MIN_TOUCH_SIZE,
  '& input': {
    flex: 'none',
    margin: 0,
    width: '1.25rem',
    height: '1.25rem',
    accentColor: theme.vars.palette.primary.main,
  },
}));

const Choice = styled(HStack)({
  gap: '0 1.5rem',
  '& legend': { padding: 0, fontWeight: 650 },
});

/** The payee, with a button that fills in the name from above. */
export const PaidToField = memo(function PaidToField({ errors }: { readonly errors: FieldErrors }) {
  const messages = useMessages('form');
  const { fields } = useMessages('fields');
  const fillIn = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const [name, paidTo] = [form && inputOf(form, 'name'), form && inputOf(form, 'paidTo')];
    if (!name || !paidTo) return;
    if (name.value.trim() === '') {
      name.focus();
      return;
    }
    typeText(paidTo, name.value.trim());
    paidTo.focus();
  };
  return (
    <div>
      <ExpenseInput
        field="paidTo"
        errors={errors}
        hint={<PayHint back={fields.paidTo.hint} vendor={messages.vendor.paidTo} />}
      />
      <Button
        className="payBack"
        sx={{ marginTop: '0.4rem' }}
        size="small"
        variant="outlined"
        onClick={fillIn}
      >
        {messages.useMyName}
      </Button>
    </div>
  );
});
