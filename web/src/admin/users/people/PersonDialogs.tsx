import { ChangeDialog } from './ChangeDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import type { PersonRow } from './people-store.ts';
import type { InviteTexts } from './person-form.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

/** A dialog about someone of the panel. */
export type PersonDialog =
  | { readonly is: 'invite'; readonly begin?: Partial<InviteTexts> }
  | { readonly is: 'change' | 'remove'; readonly row: PersonRow };

interface PersonDialogsProps {
  readonly dialog: PersonDialog;
  readonly onClose: () => void;
}

/** The dialogs about people, in one file: whoever opens one often needs another. */
export function PersonDialogs({ dialog, onClose }: PersonDialogsProps) {
  switch (dialog.is) {
    case 'invite':
      return <InviteDialog begin={dialog.begin ?? {}} onClose={onClose} />;
    case 'change':
      return <ChangeDialog row={dialog.row} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog row={dialog.row} onClose={onClose} />;
  }
}
