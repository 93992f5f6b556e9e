import { isBehind, isInForce } from '@pa-ledger/domain/tax/donors';
import { organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { ReasonForm } from '../../shared/forms/ReasonForm.tsx';
import { ActionLink } from '../../shared/frame/ActionLink.tsx';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { OffPaper, PrintPage, usePrint } from '../../shared/frame/PrintPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { RecordHistory } from '../../shared/journal/RecordHistory.tsx';
import { useRecordTitle } from '../../usePageTitle.ts';
import { donorsMessages, letterMessages as messages } from './donors-messages.ts';
import { donorsIn, letterById, type LetterRow, type TaxDonor } from './donors-store.ts';
import { hasEmail, sendLetter, voidLetter } from './letter-plans.ts';
import { LetterSheet } from './LetterSheet.tsx';

/** The page of a letter: as it prints, and what happened to it. */
export function LetterPage({ number }: { readonly number: string }) {
  return (
    <LoadState store={letterById(number)}>
      {(letter) =>
        letter === null ? (
          <>
            <TabHeading heading={donorsMessages.letters} />
            <EmptyState>{messages.missing}</EmptyState>
          </>
        ) : (
          <Letter letter={letter} />
        )
      }
    </LoadState>
  );
}

function Letter({ letter }: { readonly letter: LetterRow }) {
  const { number, year, donor, donorId, by, sent, voided } = letter;
  useRecordTitle(messages.letter(number));
  const [open, setOpen] = useState<'email' | 'void' | null>(null);
  const onClose = () => setOpen(null);
  const print = usePrint();
  const donors = useStore(donorsIn(String(year)));
  const now = donors.status === 'ready' ? donors.value.find(({ id }) => id === donorId) : undefined;
  const query = `?for=${year}`;
  const counts = isInForce(letter);
  const email = { label: sent === null ? messages.email : messages.emailAgain };
  return (
    <>
      <PrintPage line={() => organization.schoolName} />
      <OffPaper>
        <ActionLink to={`/admin/tax/donors/${donorId}${query}`}>
          <span aria-hidden="true">‹</span> {donor}
        </ActionLink>
        <TabHeading
          heading={messages.letter(number)}
          more={[
            print,
            counts ? { ...email, isButton: true, onClick: () => setOpen('email') } : null,
            counts ? { label: messages.void, onClick: () => setOpen('void') } : null,
          ]}
        />
        {now !== undefined && isBehind(letter, now) && (
          <Notice tone="warning" title={messages.behind} sx={{ marginBlock: '0.75rem' }}>
            {messages.behindHint}
          </Notice>
        )}
        <Facts
          rows={[
            [messages.writtenBy, by.email],
            [donorsMessages.columns.sent, sentText(letter)],
            ...(voided === null
              ? []
              : [
                  [messages.voidMark, messages.voidReason(voided.reason, voided.by.email)] as const,
                ]),
          ]}
        />
      </OffPaper>
      <LetterSheet letter={letter} />
      <OffPaper sx={{ marginTop: '2rem' }}>
        <RecordHistory collection="letters" document={number} />
      </OffPaper>
      {open === 'email' && <EmailDialog number={number} donor={now} onClose={onClose} />}
      {open === 'void' && (
        <ReasonForm
          title={messages.voidTitle(number)}
          saveLabel={messages.void}
          hint={messages.voidHint}
          send={(reason) => voidLetter(number, reason)}
          done={messages.voided(number)}
          onClose={onClose}
        />
      )}
    </>
  );
}

function sentText({ sent }: LetterRow): string {
  if (sent === null) return messages.notSent;
  return messages.sentOn(sent.to, formatInstant(sent.at, organization.timeZone));
}

interface EmailDialogProps {
  readonly number: string;
  /** As known now; undefined while that loads, or if the gifts are gone. */
  readonly donor: TaxDonor | undefined;
  readonly onClose: () => void;
}

/** Asks before it emails a letter. */
function EmailDialog({ number, donor, onClose }: EmailDialogProps) {
  const canSend = donor !== undefined && hasEmail(donor);
  return (
    <FormDialog
      title={messages.email}
      saveLabel={messages.email}
      canSave={canSend}
      initial={{ values: {}, version: null }}
      save={() => sendLetter(number)}
      onSaved={() => {
        onClose();
        notify(messages.emailed);
      }}
      onClose={onClose}
    >
      {() => (
        <p>{canSend ? messages.emailQuestion(donor.record?.email ?? '') : messages.noEmail}</p>
      )}
    </FormDialog>
  );
}
