import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState, type ReactNode } from 'react';
import { FormGrid } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { SaveFailure } from '../saving/SaveFailure.tsx';
import type { Fact } from '../saving/facts.ts';
import { dialogMessages } from '../dialog-messages.ts';
import { focusFirstError, focusFirstField } from '../frame/field-focus.ts';
import { ModalDialog } from '../frame/ModalDialog.tsx';
import { mayLeave, useUnsaved } from '../saving/leave-guard.ts';
import {
  type Form,
  type FormErrors,
  type Loaded,
  type SaveResult,
  useSaving,
} from '../saving/useSaving.ts';
import { SaveQuestionDialog } from '../saving/SaveQuestionDialog.tsx';
import type { SaveOutcome, SaveQuestion } from '../saving/useAttempts.ts';

interface FormDialogProps<V extends object> {
  readonly title: string;
  /** The label of the button that saves. */
  readonly saveLabel: string;
  /** The initial values and their version; later ones do not change what was typed. */
  readonly initial: Loaded<V>;
  readonly errorsOf: (values: V) => FormErrors<V>;
  /** Saves over the given version; null creates. */
  readonly save: (values: V, version: number | null, loaded: Loaded<V>) => Promise<SaveResult<V>>;
  /** What is asked before the values are saved. */
  readonly questionsOf?: (values: V) => readonly SaveQuestion[];
  /**
   * Returns what the form begins with after something was saved, where several are often added one after the other, and
   * says what was saved.
   */
  readonly another?: ((saved: V) => Another<V>) | undefined;
  /** Called after a save, to close the dialog. */
  readonly onSaved: (values: V) => void;
  readonly onClose: () => void;
  /** The values as text, to show somebody else's next to one's own. */
  readonly factsOf: (values: V) => readonly Fact[];
  /** The inputs, shared by Add and Edit. */
  readonly children: (form: Form<V>) => ReactNode;
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
export function FormDialog<V extends object>(props: FormDialogProps<V>) {
  const { title, saveLabel, another, onSaved, onClose, factsOf, children } = props;
  const paper = useRef<HTMLDivElement>(null);
  const saving = useSaving(props);
  const { form, busy } = saving;
  useUnsaved(form.dirty || busy);

  // Whether the dialog stays for another one, also after a question; and what was saved with it so far.
  const stays = useRef(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const goOn = (): void => {
    if (!stays.current || another === undefined) {
      onSaved(form.values);
      return;
    }
    const next = another(form.values);
    form.reset(next.values);
    setAdded([...added, next.message]);
    focusFirstField(paper.current);
  };

  const save = (andAnother: boolean): void => {
    stays.current = andAnother;
    void finish(saving.save());
  };

  const finish = async (attempt: Promise<SaveOutcome>): Promise<void> => {
    const outcome = await attempt;
    if (outcome === 'saved') goOn();
    if (outcome === 'errors') focusFirstError(paper.current);
  };
  // Cancel is a decision; Escape or a click beside the dialog may be a mistake. What is unsaved behind it stays anyway.
  const close = async (): Promise<void> => {
    if (!busy && (!form.dirty || (await mayLeave()))) onClose();
  };

  return (
    <ModalDialog
      title={title}
      maxWidth="sm"
      fullScreen={useMediaQuery(useTheme().breakpoints.down('sm'))}
      onClose={() => void close()}
      slotProps={{ paper: { ref: paper } }}
    >
      <form
        style={FORM}
        noValidate
        aria-busy={busy || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          // To React, a form in a dialog is inside of what opened the dialog.
          event.stopPropagation();
          save(false);
        }}
      >
        <DialogContent dividers sx={{ display: 'grid', gap: '1.25rem' }}>
          <fieldset disabled={busy}>
            <FormGrid sx={{ paddingBlock: '0.25rem' }}>{children(form)}</FormGrid>
          </fieldset>
          <SaveFailure
            saving={saving}
            factsOf={factsOf}
            onOverwrite={(version) => void finish(saving.save(version))}
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
              onClick={({ detail }) => detail < 2 && save(true)}
            >
              {dialogMessages.saveAndAnother}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? dialogMessages.saving : saveLabel}
          </Button>
        </DialogActions>
      </form>
      <SaveQuestionDialog saving={saving} onSave={finish} />
    </ModalDialog>
  );
}

/** Its buttons stay in sight below inputs that scroll. */
const FORM = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } as const;
