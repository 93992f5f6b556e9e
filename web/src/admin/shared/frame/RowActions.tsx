import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { LineIcon } from '../../../ui/icons.tsx';
import { HStack } from '../../../ui/layout.ts';
import { MIN_TOUCH_SIZE } from '../../../ui/theme.ts';
import { sharedMessages } from '../shared-messages.ts';

interface RowActionsProps {
  /** The row's name for screen readers. */
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Edit and Delete of a row or a card. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  return (
    <HStack sx={{ flexWrap: 'nowrap', gap: '0.125rem' }}>
      <IconAction
        title={sharedMessages.edit(name)}
        aria-label={sharedMessages.edit(name)}
        onClick={onEdit}
      >
        <LineIcon name="edit" />
      </IconAction>
      <IconAction
        title={sharedMessages.remove(name)}
        aria-label={sharedMessages.remove(name)}
        className="delete"
        onClick={onDelete}
      >
        <LineIcon name="delete" />
      </IconAction>
    </HStack>
  );
}

const IconAction = styled(IconButton)(({ theme }) => ({
  width: MIN_TOUCH_SIZE,
  height: MIN_TOUCH_SIZE,
  fontSize: '0.9rem',
  borderRadius: 10,
  color: theme.vars.palette.primary.main,
  '&.delete': { color: theme.vars.palette.error.main },
  '&.Mui-focusVisible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
}));
