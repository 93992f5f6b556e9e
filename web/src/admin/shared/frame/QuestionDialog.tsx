import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { VStack } from '../../../ui/layout.ts';
import { SERIF } from '../../../ui/theme.ts';
import { ModalDialog } from './ModalDialog.tsx';

interface QuestionDialogProps {
  readonly title: string;
  /** What a person needs to know before answering; screen readers read it with the title. */
  readonly children: ReactNode;
  /** Below the text, and not part of it. */
  readonly notice?: ReactNode;
  /** The answers. The one that changes nothing has the focus. */
  readonly actions: ReactNode;
  /** The answer is being carried out. */
  readonly busy?: boolean;
  /** Escape, or a click beside the dialog: the answer that changes nothing. */
  readonly onClose: () => void;
}

/** A question that must be answered before anything else. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, children, notice, actions, busy = false, onClose } = props;
  const id = useId();
  return (
    <ModalDialog
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-busy={busy || undefined}
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      <DialogHeading id={`${id}-title`}>{title}</DialogHeading>
      <Content>
        <VStack id={`${id}-text`}>{children}</VStack>
        {notice}
      </Content>
      <Answers>{actions}</Answers>
    </ModalDialog>
  );
}

const Content = styled(DialogContent)({ display: 'grid', gap: '1rem' });

/** The buttons, one above the other where they do not fit side by side. */
const Answers = styled(DialogActions)({
  flexWrap: 'wrap',
  gap: '0.5rem',
  padding: '0.5rem 1.5rem 1.25rem',
  '& > :not(style) ~ :not(style)': { marginInlineStart: 0 },
});

/** The title of every dialog. */
export const DialogHeading = styled(DialogTitle)({
  fontFamily: SERIF,
  fontSize: '1.375rem',
  fontWeight: 700,
  lineHeight: 1.25,
  textWrap: 'balance',
  paddingBlock: '1.25rem 0.75rem',
});
