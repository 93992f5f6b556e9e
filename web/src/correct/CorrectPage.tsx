import type { CorrectionForm } from '@pa-ledger/domain/expenses/versions/correction-form';
import { lazy } from '@pa-ledger/domain/lazy';
import { useEffect, useState, useRef } from 'react';
import { paysVendor } from '@pa-ledger/domain/expenses/payee';
import { typedAddress } from '@pa-ledger/domain/people/email';
import { LinkFailure } from '../app/LinkFailure.tsx';
import { LinkedPage, LinkFrame, OpeningLink } from '../app/LinkedPage.tsx';
import type { SubmitterLink } from '../app/submitter-link.ts';
import { useLinkAnswer } from '../app/useLinkAnswer.ts';
import { ExpenseForm } from '../form/ExpenseForm.tsx';
import type { SentExpense } from '../form/form-purpose.ts';
import type { FormSession } from '../form/form-session.ts';
import { useFormOptions } from '../form/useFormOptions.ts';
import { VStack, Sheet } from '../ui/layout.ts';
import { Notice } from '../ui/Notice.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Multiline } from '../ui/text.ts';
import { correctionPurpose, withOwnCategories } from './correction-purpose.ts';
import { EarlierReceipts } from './EarlierReceipts.tsx';
import { openSession, startAgain } from './open-session.ts';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { useMessages, useWords } from '../ui/messages.ts';

/** The page at `/correct#{token}`: the form of a returned request, filled in for its submitter. */
export function CorrectPage() {
  const messages = useMessages('correct');
  return (
    <LinkedPage
      title={messages.title}
      hint={messages.hint}
      open={(link) => <OpenedCorrection link={link} />}
    />
  );
}

// The function of the same release builds it from this type.
const asForm = (value: object) => value as CorrectionForm;

function OpenedCorrection({ link }: { readonly link: SubmitterLink }) {
  const messages = useMessages('correct');
  const { answer, retry } = useLinkAnswer('/api/correction', link, 'form', asForm);
  if (answer === null) return <OpeningLink title={messages.title} hint={messages.hint} />;
  if (answer.ok) return <Correction link={link} form={answer.value} />;
  return (
    <LinkFrame title={messages.title}>
      <LinkFailure failure={answer} onRetry={retry} link={link} />
    </LinkFrame>
  );
}

interface CorrectionProps {
  readonly link: SubmitterLink;
  readonly form: CorrectionForm;
}

/** One form after the other: a new one begins when someone discards its draft. */
interface Round {
  readonly number: number;
  readonly open: () => Promise<FormSession>;
}

/** The filled-in form of a returned request; afterwards, a note that it was sent. */
function Correction({ link, form }: CorrectionProps) {
  const messages = useMessages('correct');
  const words = useWords('language', 'page', 'form', 'fields', 'fieldErrors');
  const { reference, version, note } = form;
  const options = withOwnCategories(useFormOptions(), form);
  const [purpose] = useState(() => correctionPurpose(link, form, messages, words));
  const [sent, setSent] = useState<SentExpense | null>(null);
  const [entry, setEntry] = useState<string | null | undefined>();
  const [round, setRound] = useState<Round>(() => ({
    number: 0,
    open: lazy(() => openSession(form, link.payload.expenseId)),
  }));
  useEffect(() => void round.open().then((session) => setEntry(session.entry)), [round]);
  const startOver = () =>
    setRound({
      number: round.number + 1,
      open: lazy(() => Promise.resolve(startAgain(form, entry ?? null))),
    });

  return (
    <PageFrame
      heading={messages.title}
      subtitle={messages.subtitle(reference, version)}
      footer={messages.footer}
    >
      {sent === null ? (
        <VStack>
          <Notice tone="warning" title={messages.note}>
            <Multiline>{note}</Multiline>
          </Notice>
          {entry === null && <Notice tone="info">{messages.otherTab}</Notice>}
          <ExpenseForm
            key={round.number}
            purpose={purpose}
            open={round.open}
            takeFocus={round.number > 0}
            options={options}
            aboveReceipts={(session) => <EarlierReceipts session={session} />}
            onSubmitted={setSent}
            onStartOver={startOver}
          />
        </VStack>
      ) : (
        <SentPanel sent={sent} reference={reference} />
      )}
    </PageFrame>
  );
}

interface SentPanelProps {
  readonly sent: SentExpense;
  readonly reference: string;
}

/** Says that the correction was sent and who reviews it now. Its heading takes the focus because the focused button is gone. */
function SentPanel({ sent, reference }: SentPanelProps) {
  const messages = useMessages('correct');
  const formMessages = useMessages('form');
  const { approvalsAhead } = useMessages('expense');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Sheet>
      <StatusPanel tone="success" heading={messages.sent} headingRef={heading}>
        <p>
          {messages.referenceNumber}: <b>{reference}</b>
        </p>
        <p>{approvalsAhead(sent.next)}</p>
        {paysVendor(sent.values) && <p>{formMessages.vendorIsPaid}</p>}
        <p>{messages.mailsFollow(typedAddress(sent.values.email))}</p>
      </StatusPanel>
    </Sheet>
  );
}
