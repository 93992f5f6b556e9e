import { dialogMessages } from '../dialog-messages.ts';
import { QuestionDialog } from '../frame/QuestionDialog.tsx';
import type { AskedQuestion } from './useAttempts.ts';

/** Asks before what was typed is saved, where it may be a mistake; Cancel keeps everything as it is. */
export function SaveQuestionDialog({ asked }: { readonly asked: AskedQuestion | null }) {
  if (asked === null) return null;
  const { title, reasons, answer, reply } = asked;
  return (
    <QuestionDialog
      // The next question is another dialog: its Cancel has the focus, and a screen reader reads it.
      key={title}
      title={title}
      stay={dialogMessages.cancel}
      answer={{ label: answer, run: () => reply(true) }}
      onClose={() => reply(false)}
    >
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </QuestionDialog>
  );
}
