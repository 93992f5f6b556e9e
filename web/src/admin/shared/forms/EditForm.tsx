import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { HStack } from '../../../ui/layout.ts';
import { dialogMessages } from '../dialog-messages.ts';
import { focusPanel } from '../frame/focus.ts';
import { TabHeading } from '../frame/TabHeading.tsx';
import { SaveQuestionDialog } from '../saving/SaveQuestionDialog.tsx';
import type { Saving } from '../saving/useSaving.ts';
import { SaveBar, SaveForm } from './SaveForm.tsx';

interface EditFormProps {
  readonly heading: string;
  readonly hint: string;
  /** What its button says. */
  readonly saveLabel?: string;
  readonly saving: Pick<Saving<FieldValues>, 'busy' | 'asked' | 'element'>;
  /** Above the inputs: why a save failed. */
  readonly notice: ReactNode;
  /** What stays in sight below the inputs, beside the buttons; without it they're beside the heading. */
  readonly summary?: ReactNode;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  /** The name of the input that has the focus; without it the first one. */
  readonly first?: string | undefined;
  /** The inputs. */
  readonly children: ReactNode;
}

/** A tab that is edited in place, or a page that is a form: its heading, its inputs, of which one has the focus, Cancel and Save. */
export function EditForm(props: EditFormProps) {
  const { heading, hint, saving, notice, onSave, onCancel, children } = props;
  const { saveLabel = dialogMessages.saveChanges, first, summary } = props;
  const { busy, asked, element } = saving;
  useEffect(() => {
    const named = `input[name="${CSS.escape(first ?? '')}"]`;
    const input = first === undefined ? null : element.current?.querySelector<HTMLElement>(named);
    (input ?? element.current?.querySelector('input'))?.focus();
    // The button that had the focus disappears with the form.
    return () => void requestAnimationFrame(focusPanel);
  }, [element, first]);
  const buttons = (
    <>
      <Button disabled={busy} onClick={onCancel}>
        {dialogMessages.cancel}
      </Button>
      <Button type="submit" variant="contained" disabled={busy}>
        {busy ? dialogMessages.saving : saveLabel}
      </Button>
    </>
  );
  return (
    <>
      <SaveForm ref={element} busy={busy} onSave={onSave}>
        <TabHeading
          heading={heading}
          hint={hint}
          main={summary === undefined ? buttons : undefined}
        />
        {notice}
        <fieldset disabled={busy}>{children}</fieldset>
        {summary !== undefined && (
          <SaveBar>
            {summary}
            <HStack sx={{ gap: '0.25rem' }}>{buttons}</HStack>
          </SaveBar>
        )}
      </SaveForm>
      <SaveQuestionDialog asked={asked} />
    </>
  );
}
