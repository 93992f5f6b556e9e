import Button from '@mui/material/Button';
import {
  allApproverInputs,
  approverErrors,
  settingsOfTyped,
  typedApprovers,
  type TypedApprovers,
} from '@pa-ledger/domain/approvers/approver-form';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { update } from '../../data/writes.ts';
import { Notice } from '../../ui/Notice.tsx';
import { readApprovers, type StoredApprovers } from '../shared/approvers.ts';
import { ConflictNotice } from '../shared/ConflictNotice.tsx';
import type { Fact } from '../shared/differing-facts.ts';
import { TextInputField } from '../shared/fields.tsx';
import { focusFirstError, focusPanel, useFocusOnFailure } from '../shared/focus.ts';
import { useUnsaved } from '../shared/leave-guard.ts';
import { saveResultOf } from '../shared/save-result.ts';
import { TabHeading } from '../shared/TabHeading.tsx';
import { useSaving } from '../shared/useSaving.ts';
import { SharedMailboxNotice } from './SharedMailboxNotice.tsx';
import { userMessages } from './users-messages.ts';
import { Pairs } from './users-styles.ts';
import { UserSections } from './UserSections.tsx';

interface UsersFormProps {
  readonly settings: StoredApprovers;
  readonly names: readonly string[];
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The approvers as a form. */
export function UsersForm({ settings, names: namesNow, onSaved, onCancel }: UsersFormProps) {
  // The inputs stay the same while somebody types, whatever another admin does to the categories.
  const [names] = useState(namesNow);
  const form = useRef<HTMLFormElement>(null);
  const saving = useSaving<TypedApprovers>({
    initial: { values: typedApprovers(settings, names), version: settings.version },
    errorsOf: (typed) => approverErrors(typed, names),
    save: async (typed, version) => {
      const fields = settingsOfTyped(typed, names, settings);
      const result = await update('settings', 'approvers', version ?? 0, { ...fields });
      return saveResultOf(result, (stored) => typedApprovers(readApprovers(stored), names));
    },
  });
  const { failed, busy } = saving;
  useUnsaved(saving.form.dirty || busy);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
    // The button that had the focus disappears with the form.
    return () => void requestAnimationFrame(focusPanel);
  }, []);
  const notice = useFocusOnFailure(failed);

  const save = async (over?: number | null): Promise<void> => {
    const outcome = await saving.save(over);
    if (outcome === 'saved') onSaved();
    if (outcome === 'errors') focusFirstError(form.current);
  };

  return (
    <form
      ref={form}
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TabHeading
        heading={userMessages.heading}
        hint={userMessages.hint}
        actions={
          <>
            <Button disabled={busy} onClick={onCancel}>
              {userMessages.cancel}
            </Button>
            <Button type="submit" variant="contained" disabled={busy}>
              {busy ? userMessages.saving : userMessages.save}
            </Button>
          </>
        }
      />
      {failed !== null && (
        <Space>
          {failed.why === 'changed' && failed.current ? (
            <ConflictNotice
              ref={notice}
              mine={factsOf(saving.form.values, names)}
              theirs={factsOf(failed.current.values, names)}
              onOverwrite={() => void save(failed.current?.version)}
              onTake={() => {
                if (failed.current) saving.take(failed.current);
              }}
            />
          ) : (
            <Notice ref={notice} tone="error" title={userMessages.notSaved}>
              {failed.message}
            </Notice>
          )}
        </Space>
      )}
      <SharedMailboxNotice users={saving.form.values} names={names} />
      <Inputs disabled={busy}>
        <UserSections names={names}>
          {(inputs) => (
            <Pairs>
              {Object.entries(inputs).map(([place, { label, inputType }]) => (
                <TextInputField
                  key={place}
                  {...saving.form.field(place)}
                  label={label}
                  type={inputType}
                  placeholder={userMessages.notSet}
                  unmarked
                />
              ))}
            </Pairs>
          )}
        </UserSections>
      </Inputs>
    </form>
  );
}

function factsOf(typed: TypedApprovers, names: readonly string[]): readonly Fact[] {
  return Object.entries(allApproverInputs(names)).map(([place, { label }]) => ({
    label,
    text: (typed[place] ?? '').trim() || userMessages.notSet,
  }));
}

const Space = styled('div')({ marginBottom: '1.5rem' });
const Inputs = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });
