import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { panelMessages } from '@pa-ledger/domain/panel-messages';
import type { RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Failure } from '../../../data/failure.ts';
import { VStack } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { dialogMessages } from '../dialog-messages.ts';
import { useFocusOnFailure } from '../frame/field-focus.ts';
import { differingFacts, type Fact } from './facts.ts';
import type { Saving } from './useSaving.ts';

interface SaveFailureProps<V extends FieldValues> {
  readonly saving: Saving<V>;
  /** The values as text, to show somebody else's next to one's own. */
  readonly factsOf: (values: V) => readonly Fact[];
  /** Saves over the version that is stored now; null creates it again. */
  readonly onOverwrite: (version: number | null) => void;
  /** Called to leave what somebody else has deleted. */
  readonly onClose: () => void;
  readonly sx?: SxProps<Theme>;
}

/** Why a form was not saved; after a conflict the person sees both versions and chooses. */
export function SaveFailure<V extends FieldValues>(props: SaveFailureProps<V>) {
  const { saving, factsOf, onOverwrite, onClose, sx } = props;
  const { failed, form, take } = saving;
  const current = failed?.current;
  const conflict = current !== undefined && {
    mine: factsOf(form.getValues()),
    theirs: current && factsOf(current.values),
    onOverwrite: () => onOverwrite(current?.version ?? null),
    onTake: () => (current === null ? onClose() : take(current)),
  };
  return <NotSaved failed={failed} conflict={conflict || null} sx={sx} />;
}

/** What two people saved, and how one of them chooses. */
export interface Conflict {
  readonly mine: readonly Fact[];
  /** What is stored now; null when it was deleted. */
  readonly theirs: readonly Fact[] | null;
  /** Saves one's own values over the other person's. */
  readonly onOverwrite: () => void;
  /** Discards one's own values for the other person's. */
  readonly onTake: () => void;
}

interface NotSavedProps {
  readonly failed: Failure | null;
  /** What two people saved, where the one who was second chooses. */
  readonly conflict: Conflict | null;
  readonly sx?: SxProps<Theme> | undefined;
}

/** Why a save failed; it has the focus. */
export function NotSaved({ failed, conflict, sx = {} }: NotSavedProps) {
  const notice = useFocusOnFailure(failed);
  if (failed === null) return null;
  if (failed.why === 'changed' && conflict !== null) {
    return <ConflictNotice {...conflict} ref={notice} sx={sx} />;
  }
  return (
    <Notice ref={notice} tone="error" title={dialogMessages.notSaved} sx={sx}>
      {failed.message}
    </Notice>
  );
}

interface ConflictNoticeProps extends Conflict {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly sx: SxProps<Theme>;
}

/** Shown when two people edited the same: the second one sees both versions and chooses; nothing typed is lost before. */
function ConflictNotice(props: ConflictNoticeProps) {
  const { mine, theirs, onOverwrite, onTake, ...notice } = props;
  const deleted = theirs === null;
  return (
    <Notice
      {...notice}
      tone="error"
      title={deleted ? panelMessages.deletedMeanwhile : panelMessages.changedMeanwhile}
      action={
        <>
          <Button variant="outlined" color="error" onClick={onOverwrite}>
            {deleted ? dialogMessages.saveDeleted : dialogMessages.overwrite}
          </Button>
          <Button variant="outlined" color="inherit" onClick={onTake}>
            {deleted ? dialogMessages.keepDeleted : dialogMessages.takeTheirs}
          </Button>
        </>
      }
    >
      {deleted ? (
        <p>{dialogMessages.typedIsKept}</p>
      ) : (
        <VStack as="dl" sx={COMPARISON}>
          {differingFacts(mine, theirs).map(({ label, mine: own, theirs: other }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {dialogMessages.theirs} <b>{other}</b>
              </dd>
              <dd>
                {dialogMessages.yours} <b>{own}</b>
              </dd>
            </div>
          ))}
        </VStack>
      )}
    </Notice>
  );
}

const COMPARISON = {
  margin: '0.375rem 0 0',
  gap: '0.5rem',
  overflowWrap: 'anywhere',
  '& dt': { fontWeight: 650 },
};
