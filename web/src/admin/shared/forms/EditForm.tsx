import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dialogMessages } from '../dialog-messages.ts';
import { focusPanel } from '../frame/focus.ts';
import { TabHeading } from '../frame/TabHeading.tsx';
import { SaveQuestionDialog } from '../saving/SaveQuestionDialog.tsx';
import type { Saving } from '../saving/useSaving.ts';
import { SaveForm } from './SaveForm.tsx';

interface EditFormProps {
  readonly heading: string;
  readonly hint: string;
  /** What its button says. */
  readonly saveLabel?: string;
  readonly saving: Pick<Saving<FieldValues>, 'busy' | 'asked' | 'element'>;
  /** Above the inputs: why a save failed. */
  readonly notice: ReactNode;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  /** The name of the input that has the focus; without it the first one. */
  readonly first?: string | undefined;
  /** The inputs. */
  readonly children: ReactNode;
}

/** A tab that is edited in place: its heading with Cancel and Save Changes, and its inputs, of which one has the focus. */
export function EditForm(props: EditFormProps) {
  const { heading, hint, saving, notice, onSave, onCancel, children } = props;
  const { saveLabel = dialogMessages.saveChanges, first } = props;
  const { busy, asked, element } = saving;
  useEffect(() => {
    const named = `input[name="${CSS.escape(first ?? '')}"]`;
    const input = first === undefined ? null : element.current?.querySelector<HTMLElement>(named);
    (input ?? element.current?.querySelector('input'))?.focus();
    // The button that had the focus disappears with the form.
    return () => void requestAnimationFrame(focusPanel);
  }, [element, first]);
  return (
    <>
      <SaveForm ref={element} busy={busy} onSave={onSave}>
        <TabHeading
          heading={heading}
          hint={hint}
          main={
            <>
              <Button disabled={busy} onClick={onCancel}>
                {dialogMessages.cancel}
              </Button>
              <Button type="submit" variant="contained" disabled={busy}>
                {busy ? dialogMessages.saving : saveLabel}
              </Button>
            </>
          }
        />
        {notice}
        <fieldset disabled={busy}>{children}</fieldset>
      </SaveForm>
      <SaveQuestionDialog asked={asked} />
    </>
  );
}
