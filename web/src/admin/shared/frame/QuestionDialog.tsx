import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useId } from 'react';
import { VStack } from '../../../ui/layout.ts';
import { ModalDialog } from './ModalDialog.tsx';

interface QuestionDialogProps {
  readonly title: string;
  /** What a person needs to know before answering; screen readers read it with the title. */
  readonly children?: ReactNode;
  /** Below the text, and not part of it. */
  readonly notice?: ReactNode;
  /** The answer that changes nothing, as do Escape and a click beside the dialog; it has the focus. */
  readonly stay: string;
  /** The other answer; null where there is none. */
  readonly answer: { readonly label: string; readonly run: () => void } | null;
  readonly color?: 'primary' | 'error';
  /** Whether to advise against the other answer. */
  readonly isWarning?: boolean;
  /** The answer is being carried out. */
  readonly busy?: boolean;
  readonly onClose: () => void;
}

/** A question that must be answered before anything else. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, children, notice, stay, answer, color, isWarning, busy = false, onClose } = props;
  const id = useId();
  const [quiet, strong] = ['text', 'contained'] as const;
  const buttons = [
    <Button
      key="stay"
      autoFocus
      variant={isWarning === true ? strong : quiet}
      disabled={busy}
      onClick={onClose}
    >
      {stay}
    </Button>,
    answer && (
      <Button
        key="answer"
        variant={isWarning === true ? quiet : strong}
        color={color}
        disabled={busy}
        onClick={answer.run}
      >
        {answer.label}
      </Button>
    ),
  ];
  return (
    <ModalDialog
      title={title}
      maxWidth="xs"
      role="alertdialog"
      aria-describedby={id}
      aria-busy={busy || undefined}
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: '1rem' }}>
        <VStack id={id}>{children}</VStack>
        {notice}
      </DialogContent>
      <DialogActions sx={ANSWERS}>
        {isWarning === true ? buttons.toReversed() : buttons}
      </DialogActions>
    </ModalDialog>
  );
}

/** The buttons, one above the other where they do not fit side by side. */
const ANSWERS = {
  flexWrap: 'wrap',
  gap: '0.5rem',
  padding: '0.5rem 1.5rem 1.25rem',
  '& > :not(style) ~ :not(style)': { marginInlineStart: 0 },
};
