import type { SxProps, Theme } from '@mui/material/styles';
import type { Failure } from '../../../data/failure.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { dialogMessages } from '../dialog-messages.ts';
import { useFocusOnFailure } from '../frame/focus.ts';
import { type Conflict, ConflictNotice, type Fact } from './ConflictNotice.tsx';
import type { Saving } from './useSaving.ts';

interface SaveFailureProps<V extends object> {
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
export function SaveFailure<V extends object>(props: SaveFailureProps<V>) {
  const { saving, factsOf, onOverwrite, onClose, sx } = props;
  const { failed, form, take } = saving;
  const current = failed?.current;
  const conflict = current !== undefined && {
    mine: factsOf(form.values),
    theirs: current && factsOf(current.values),
    onOverwrite: () => onOverwrite(current?.version ?? null),
    onTake: () => (current === null ? onClose() : take(current)),
  };
  return <NotSaved failed={failed} conflict={conflict || null} sx={sx} />;
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
    return <ConflictNotice ref={notice} {...conflict} sx={sx} />;
  }
  return (
    <Notice ref={notice} tone="error" title={dialogMessages.notSaved} sx={sx}>
      {failed.message}
    </Notice>
  );
}
