import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { LineIcon } from '../../../ui/icons.tsx';
import { HStack } from '../../../ui/layout.ts';
import { peopleMessages as words } from './people-messages.ts';
import type { PersonRow } from './people-store.ts';

interface PersonActionsProps {
  readonly row: PersonRow;
  /** A new link is being sent. */
  readonly isResending: boolean;
  readonly onResend: () => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** What an administrator can do with someone of the panel. */
export function PersonActions(props: PersonActionsProps) {
  const { row, isResending, onResend, onChange, onRemove } = props;
  const { name } = row;
  const icons = [
    { icon: 'edit', label: words.change(name), onClick: onChange, color: 'primary.main' },
    { icon: 'delete', label: words.remove(name), onClick: onRemove, color: 'error.main' },
  ] as const;
  return (
    <HStack sx={{ flexWrap: 'nowrap', gap: '0.125rem', justifyContent: 'flex-end' }}>
      {row.joinedAt === undefined && (
        <Button
          size="small"
          aria-label={words.resendTo(name)}
          disabled={isResending}
          onClick={onResend}
        >
          {words.resend}
        </Button>
      )}
      {icons.map(({ icon, label, onClick, color }) => (
        <IconButton key={icon} title={label} aria-label={label} onClick={onClick} sx={{ color }}>
          <LineIcon name={icon} />
        </IconButton>
      ))}
    </HStack>
  );
}
