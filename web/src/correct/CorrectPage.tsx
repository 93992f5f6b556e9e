import type { CorrectionForm } from '@pa-ledger/domain/expenses/versions/correction-form';
import { LinkFailure } from '../app/LinkFailure.tsx';
import { LinkedPage, LinkFrame, OpeningLink } from '../app/LinkedPage.tsx';
import type { SubmitterLink } from '../app/submitter-link.ts';
import { useLinkAnswer } from '../app/useLinkAnswer.ts';
import { correctMessages } from './correct-messages.ts';
import { Correction } from './Correction.tsx';

/** The page at `/correct#{token}`: the filled form of an expense that was sent back to its submitter. */
export function CorrectPage() {
  return (
    <LinkedPage
      title={correctMessages.title}
      hint={correctMessages.hint}
      open={(link) => <OpenedCorrection link={link} />}
    />
  );
}

// The function of the same release builds it from this very type.
const asForm = (value: object) => value as CorrectionForm;

function OpenedCorrection({ link }: { readonly link: SubmitterLink }) {
  const { answer, retry } = useLinkAnswer('/api/correction', link, 'form', asForm);
  if (answer === null)
    return <OpeningLink title={correctMessages.title} hint={correctMessages.hint} />;
  if (answer.ok) return <Correction link={link} form={answer.value} />;
  return (
    <LinkFrame title={correctMessages.title}>
      <LinkFailure failure={answer} onRetry={retry} link={link} />
    </LinkFrame>
  );
}
