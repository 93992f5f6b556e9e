import type { SxProps, Theme } from '@mui/material/styles';
import { Notice } from '../../../ui/Notice.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { dialogMessages } from '../dialog-messages.ts';
import type { Fact } from './differing-facts.ts';
import { useFocusOnFailure } from '../frame/focus.ts';
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

/** Why a save failed; after a conflict the person sees both versions and chooses. */
export function SaveFailure<V extends object>(props: SaveFailureProps<V>) {
  const { saving, factsOf, onOverwrite, onClose, sx = {} } = props;
  const { failed, form, take } = saving;
  const notice = useFocusOnFailure(failed);
  if (failed === null) return null;
  const { current } = failed;
  if (failed.why !== 'changed' || current === undefined) {
    return (
      <Notice ref={notice} tone="error" title={dialogMessages.notSaved} sx={sx}>
        {failed.message}
      </Notice>
    );
  }
  return (
    <ConflictNotice
      ref={notice}
      mine={factsOf(form.values)}
      theirs={current && factsOf(current.values)}
      onOverwrite={() => onOverwrite(current?.version ?? null)}
      onTake={() => (current === null ? onClose() : take(current))}
      sx={sx}
    />
  );
}
