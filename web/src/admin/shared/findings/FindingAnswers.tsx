import { Quote, SecondaryText } from '../../../ui/text.ts';
import type { Finding } from '@pa-ledger/domain/findings/finding';
import { VStack } from '../../../ui/layout.ts';
import { dayOf } from './finding-words.ts';
import { findingsMessages as messages } from './findings-messages.ts';

interface FindingAnswersProps {
  readonly finding: Pick<Finding, 'answers' | 'resolved'>;
}

/** The answers to a finding, oldest first, and who resolved it. */
export function FindingAnswers({ finding: { answers, resolved } }: FindingAnswersProps) {
  return (
    <>
      {answers.length > 0 && (
        <VStack as="ul" aria-label={messages.answers} sx={ANSWERS}>
          {answers.map(({ text, name, at }) => (
            <li key={`${at} ${text}`}>
              <SecondaryText>{messages.answered(name, dayOf(at))}</SecondaryText>
              <Quote>{text}</Quote>
            </li>
          ))}
        </VStack>
      )}
      {resolved !== undefined && (
        <div>
          <SecondaryText>
            {resolved.text === undefined
              ? messages.resolved(resolved.name, dayOf(resolved.at))
              : messages.resolvedWith(resolved.name, dayOf(resolved.at))}
          </SecondaryText>
          {resolved.text !== undefined && <Quote>{resolved.text}</Quote>}
        </div>
      )}
    </>
  );
}

const ANSWERS = { gap: '0.5rem', marginBlock: '0.5rem' };
