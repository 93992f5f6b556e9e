import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Right } from '@pa-ledger/domain/people/rights';
import { LineIcon } from '../../../ui/icons.tsx';
import { HStack } from '../../../ui/layout.ts';
import { useMay } from '../rights/own-person.ts';
import { sharedMessages } from '../shared-messages.ts';
import { HistoryLink, type HistoryOf } from './HistoryLink.tsx';

interface RowActionsProps {
  /** The row's name for screen readers. */
  readonly name: string;
  readonly of: HistoryOf;
  /** Undefined where it cannot be changed. */
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
  /** What else can be done with it, such as giving it back. */
  readonly other?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Who may do all of this but read its History: those who may change the books, unless another right is named. */
  readonly right?: Right | undefined;
}

/** History, Edit and Delete of a row or a card. */
export function RowActions(props: RowActionsProps) {
  const { name, of, onEdit, onDelete, other, right = 'keepBooks' } = props;
  const isAllowed = useMay()(right);
  const actions = [
    { icon: 'edit', label: sharedMessages.edit(name), onClick: onEdit, color: 'primary.main' },
    { icon: 'delete', label: sharedMessages.remove(name), onClick: onDelete, color: 'error.main' },
  ] as const;
  return (
    <HStack sx={{ flexWrap: 'nowrap', gap: '0.125rem' }}>
      <HistoryLink of={of} name={name} />
      {isAllowed && other && (
        <Button
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
          aria-label={`${other.label}: ${name}`}
          onClick={other.onClick}
        >
          {other.label}
        </Button>
      )}
      {actions.map(
        ({ icon, label, onClick, color }) =>
          isAllowed &&
          onClick && (
            <IconButton
              key={icon}
              title={label}
              aria-label={label}
              onClick={onClick}
              sx={{ color }}
            >
              <LineIcon name={icon} />
            </IconButton>
          ),
      )}
    </HStack>
  );
}
