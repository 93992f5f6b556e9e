import IconButton from '@mui/material/IconButton';
import { LineIcon } from '../../../ui/icons.tsx';
import { HStack } from '../../../ui/layout.ts';
import { peopleMessages as words } from './people-messages.ts';

interface PersonActionsProps {
  readonly name: string;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** What an administrator can do with someone of the panel. */
export function PersonActions({ name, onChange, onRemove }: PersonActionsProps) {
  const icons = [
    { icon: 'edit', label: words.change(name), onClick: onChange, color: 'primary.main' },
    { icon: 'delete', label: words.remove(name), onClick: onRemove, color: 'error.main' },
  ] as const;
  return (
    <HStack sx={{ flexWrap: 'nowrap', gap: '0.125rem', justifyContent: 'flex-end' }}>
      {icons.map(({ icon, label, onClick, color }) => (
        <IconButton key={icon} title={label} aria-label={label} onClick={onClick} sx={{ color }}>
          <LineIcon name={icon} />
        </IconButton>
      ))}
    </HStack>
  );
}
