import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type ChangeEvent, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { TextArea, TextInput, DOLLAR_SIGN } from '../../ui/inputs.tsx';
import { FormGrid, HStack, Well } from '../../ui/layout.ts';
import { ErrorText, SecondaryText } from '../../ui/text.ts';
import { MISSING_RECEIPT_RULES } from '@pa-ledger/domain/expenses/missing-receipt';
import type { Field } from '@pa-ledger/domain/fields/field';
import type { FormSession } from '../form-session.ts';
import type { MissingReceiptWords } from '../../ui/messages.ts';
import { useStatement, type MissingReceiptField } from './useStatement.ts';

interface MissingReceiptDialogProps {
  readonly messages: MissingReceiptWords;
  readonly session: FormSession;
  /** Its form, which suggests the name, date, and amount. */
  readonly form: HTMLFormElement | null;
  readonly onClose: () => void;
}

/** Asks what was bought, where, and why there is no receipt, and adds a picture of the answers to the form's receipts. */
export function MissingReceiptDialog(props: MissingReceiptDialogProps) {
  const { messages, session, form, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // The browser's own close returns the focus to the button that opened it, and then fires this event.
  const close = () => dialog.current?.close();
  const statement = useStatement({ messages, session, form, dialog, onAdded: close });
  const { texts, errors, failure, busy } = statement;
  return createPortal(
    <Dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      // React would pass these events on to the form that opened the dialog.
      onKeyDown={stop}
      onInput={stop}
      onBlur={stop}
    >
      <form noValidate onSubmit={statement.onSubmit} aria-busy={busy}>
        <h2 id={id}>{messages.title}</h2>
        <SecondaryText sx={{ marginTop: '0.3rem' }}>{messages.hint}</SecondaryText>
        <FormGrid sx={{ marginTop: '1.25rem' }}>
          {FIELD_NAMES.map((name) => (
            <StatementInput
              key={name}
              name={name}
              model={statement.fields[name]}
              today={session.today}
              text={texts[name]}
              error={errors[name]}
              onType={(text) => statement.type(name, text)}
              onLeave={() => statement.leave(name)}
            />
          ))}
        </FormGrid>
        <Well sx={{ margin: '1.25rem 0' }}>{messages.stated}</Well>
        <ErrorText role="alert" sx={{ marginBottom: '0.75rem' }}>
          {failure}
        </ErrorText>
        <HStack>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? messages.adding : messages.add}
          </Button>
          <Button onClick={close}>{messages.cancel}</Button>
        </HStack>
      </form>
    </Dialog>,
    document.body,
  );
}

interface StatementInputProps {
  readonly name: MissingReceiptField;
  readonly model: Field;
  readonly text: string;
  readonly error: string | undefined;
  /** The latest allowed date. */
  readonly today: string;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** The input of one field. */
function StatementInput({ name, model, text, error, today, onType, onLeave }: StatementInputProps) {
  const { kind, label, required, hint, maxLength, autoComplete } = model;
  const shared = {
    name,
    label,
    required,
    hint,
    error,
    autoComplete,
    maxLength,
    half: kind !== 'text',
    value: text,
    onBlur: onLeave,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onType(target.value),
  };
  if (kind === 'text' && model.lines === 'many') return <TextArea {...shared} />;
  const days = kind === 'date' ? { type: 'date', min: '2000-01-01', max: today } : {};
  const money =
    kind === 'money' ? ({ inputMode: 'decimal', startAdornment: DOLLAR_SIGN } as const) : {};
  return <TextInput {...shared} {...days} {...money} />;
}

// The keys of a constant table are its own literal keys.
const FIELD_NAMES = Object.keys(MISSING_RECEIPT_RULES) as MissingReceiptField[];

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

const Dialog = styled('dialog')(({ theme }) => ({
  boxSizing: 'border-box',
  width: 'min(38rem, 100dvw)',
  maxWidth: '100dvw',
  maxHeight: '100dvh',
  padding: 'clamp(1.125rem, 3.5vw, 2rem)',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  '&::backdrop': { backgroundColor: 'rgb(6 30 26 / 0.55)' },
}));
