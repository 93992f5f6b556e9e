import Button from '@mui/material/Button';
import { LineIcon } from '../../../ui/icons.tsx';

interface AddButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** The button of a tab that opens the form for something new. */
export function AddButton({ label, disabled = false, onClick }: AddButtonProps) {
  return (
    <Button
      variant="contained"
      startIcon={<LineIcon name="plus" />}
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
