import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { checkedBy, type FormSchema } from '@pa-ledger/domain/fields/schema';
import { useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { FormGrid } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { dialogMessages } from '../dialog-messages.ts';
import { focusFirstField } from '../frame/field-focus.ts';
import { ModalDialog } from '../frame/ModalDialog.tsx';
import type { Fact } from '../saving/facts.ts';
import { mayLeave, useUnsaved } from '../saving/leave-guard.ts';
import { SaveFailure } from '../saving/SaveFailure.tsx';
import { SaveQuestionDialog } from '../saving/SaveQuestionDialog.tsx';
import type { SaveQuestion } from '../saving/useAttempts.ts';
import { useSaving } from '../saving/useSaving.ts';
import type { Loaded, SaveResult } from '../saving/save-result.ts';
import { SaveForm } from './SaveForm.tsx';

interface FormDialogProps<V extends FieldValues> {
  readonly title: string;
  /** The label of the button that saves. */
  readonly saveLabel: string;
  /** The initial values and their version; later ones do not change what was typed. */
  readonly initial: Loaded<V>;
  /** What can be wrong with the values; nothing without one. */
  readonly schema?: FormSchema<V>;
  /** Saves over the given version; null creates. */
  readonly save: (values: V, version: number | null, loaded: Loaded<V>) => Promise<SaveResult<V>>;
  /** What is asked before the values are saved. */
  readonly questionsOf?: (values: V) => readonly SaveQuestion[];
  /**
   * Returns what the form begins with after something was saved, where several are often added one after the other, and
   * says what was saved.
   */
  readonly another?: ((saved: V) => Another<V>) | undefined;
  /** Whether there's anything to save; without it there's no such button. */
  readonly canSave?: boolean;
  /** Called after a save, to close the dialog. */
  readonly onSaved: (values: V) => void;
  readonly onClose: () => void;
  /** The values as text, to show somebody else's next to one's own. Without them nothing is overwritten. */
  readonly factsOf?: (values: V) => readonly Fact[];
  /** The inputs, shared by Add and Edit; each finds its value in the form by its name. */
  readonly children: (values: V, form: UseFormReturn<V>) => ReactNode;
}

/** What the dialog goes on with. */
interface Another<V> {
  readonly values: V;
  /** What was saved, as a sentence. */
  readonly message: string;
}

/**
 * The dialog of every form. An empty or invalid field prevents saving and says so; a failed save says why and keeps what
 * was typed; leaving with unsaved edits asks first; after a conflict the person sees both versions and chooses.
 */
export function FormDialog<V extends FieldValues>(props: FormDialogProps<V>) {
  const { title, saveLabel, schema = checkedBy<V>(() => ({})), another, onSaved, onClose } = props;
  const { factsOf = () => [], canSave = true, children } = props;
  const saving = useSaving({ ...props, schema });
  const { form, busy, asked, element, save } = saving;
  const { isDirty } = form.formState;
  useUnsaved(isDirty || busy);

  const [added, setAdded] = useState<readonly string[]>([]);
  const goOn = (saved: V): void => {
    if (another === undefined) return;
    const next = another(saved);
    form.reset(next.values);
    setAdded([...added, next.message]);
    focusFirstField(element.current);
  };
  // Cancel is a decision; Escape or a click beside the dialog may be a mistake. What is unsaved behind it stays anyway.
  const close = async (): Promise<void> => {
    if (!busy && (!isDirty || (await mayLeave()))) onClose();
  };

  return (
    <ModalDialog
      title={title}
      maxWidth="sm"
      fullScreen={useMediaQuery(useTheme().breakpoints.down('sm'))}
      onClose={() => void close()}
    >
      <FormProvider {...form}>
        <SaveForm ref={element} busy={busy} onSave={() => save(onSaved)}>
          <DialogContent dividers sx={{ display: 'grid', gap: '1.25rem' }}>
            <fieldset disabled={busy}>
              <FormGrid sx={{ paddingBlock: '0.25rem' }}>{children(form.watch(), form)}</FormGrid>
            </fieldset>
            <SaveFailure
              saving={saving}
              factsOf={factsOf}
              onOverwrite={(version) => save(onSaved, version)}
              onClose={onClose}
            />
          </DialogContent>
          {another !== undefined && (
            <SecondaryText
              role="status"
              sx={{ padding: '0.75rem 1.5rem 0', '&:empty': { padding: 0 } }}
            >
              {added.length > 0 && dialogMessages.added(added.at(-1) ?? '', added.length)}
            </SecondaryText>
          )}
          <DialogActions sx={{ flexWrap: 'wrap', gap: '0.5rem', padding: '0.875rem 1.5rem' }}>
            <Button disabled={busy} onClick={onClose}>
              {dialogMessages.cancel}
            </Button>
            {another !== undefined && (
              <Button
                variant="outlined"
                disabled={busy}
                // The second click of a double click would find the next one, which is empty.
                onClick={({ detail }) => detail < 2 && save(goOn)}
              >
                {dialogMessages.saveAndAnother}
              </Button>
            )}
            {canSave && (
              <Button type="submit" variant="contained" disabled={busy}>
                {busy ? dialogMessages.saving : saveLabel}
              </Button>
            )}
          </DialogActions>
        </SaveForm>
      </FormProvider>
      <SaveQuestionDialog asked={asked} />
    </ModalDialog>
  );
}
