import type { CorrectionForm } from '@pa-ledger/domain/expenses/versions/correction-form';
import { lazy } from '@pa-ledger/domain/lazy';
import { useEffect, useState } from 'react';
import type { SubmitterLink } from '../app/submitter-link.ts';
import { ExpenseForm } from '../form/ExpenseForm.tsx';
import type { SentExpense } from '../form/form-purpose.ts';
import type { FormSession } from '../form/form-session.ts';
import { useFormOptions } from '../form/useFormOptions.ts';
import { VStack } from '../ui/layout.ts';
import { Notice } from '../ui/Notice.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Multiline } from '../ui/text.ts';
import { correctMessages } from './correct-messages.ts';
import { correctionPurpose, withOwnCategory } from './correction-purpose.ts';
import { EarlierReceipts } from './EarlierReceipts.tsx';
import { openSession, startAgain } from './open-session.ts';
import { SentPanel } from './SentPanel.tsx';

interface CorrectionProps {
  readonly link: SubmitterLink;
  readonly form: CorrectionForm;
}

/** One form after the other: another one begins when its draft is forgotten. */
interface Round {
  readonly number: number;
  readonly open: () => Promise<FormSession>;
}

/** The filled form of what was sent back; afterwards, that it was sent. */
export function Correction({ link, form }: CorrectionProps) {
  const { reference, version, note } = form;
  const options = withOwnCategory(useFormOptions(), form);
  const [purpose] = useState(() => correctionPurpose(link, version));
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
      heading={correctMessages.title}
      overline={form.schoolName}
      subtitle={correctMessages.subtitle(reference, version)}
      footer={correctMessages.footer}
    >
      {sent === null ? (
        <VStack>
          <Notice tone="warning" title={correctMessages.note}>
            <Multiline>{note}</Multiline>
          </Notice>
          {entry === null && <Notice tone="info">{correctMessages.otherTab}</Notice>}
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
