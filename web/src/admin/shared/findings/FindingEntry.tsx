import Button from '@mui/material/Button';
import { mayAnswer, resolveRefusal } from '@pa-ledger/domain/findings/finding';
import { ROLE_NAMES } from '@pa-ledger/domain/people/role';
import { useStore } from '../../../app/store.ts';
import { HStack } from '../../../ui/layout.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { Multiline, SecondaryText, VisuallyHidden } from '../../../ui/text.ts';
import { sessionStore } from '../../session.ts';
import { ownPerson } from '../rights/own-person.ts';
import type { FindingRow } from './finding-store.ts';
import { dayOf } from './finding-words.ts';
import { FindingAnswers } from './FindingAnswers.tsx';
import { StatusTag } from './StatusTag.tsx';
import { findingsMessages as messages } from './findings-messages.ts';

interface FindingEntryProps {
  readonly finding: FindingRow;
  readonly onAnswer: () => void;
  readonly onResolve: () => void;
}

/** A finding at its record: what it says, the answers, and what the person who is signed in can do with it. */
export function FindingEntry({ finding, onAnswer, onResolve }: FindingEntryProps) {
  const { status, on, text, name, role, at } = finding;
  return (
    <li>
      <HStack sx={{ gap: '0.25rem 0.5rem' }}>
        <StatusTag status={status} />
        {on.collection === 'payments' && <Tag tone="info">{messages.payment}</Tag>}
        <SecondaryText as="span">
          {messages.written(name, ROLE_NAMES[role], dayOf(at))}
        </SecondaryText>
      </HStack>
      <p style={{ marginTop: '0.25rem' }}>
        <Multiline>{text}</Multiline>
      </p>
      <FindingAnswers finding={finding} />
      {status === 'open' && <Actions finding={finding} onAnswer={onAnswer} onResolve={onResolve} />}
    </li>
  );
}

function Actions({ finding, onAnswer, onResolve }: FindingEntryProps) {
  const session = useStore(sessionStore);
  const own = useStore(ownPerson);
  const person = own.status === 'ready' ? own.value : null;
  if (session.status !== 'signedIn' || person === null) return null;
  const { uid } = session.admin;
  const why = resolveRefusal(finding, { uid, ...person });
  const of = <VisuallyHidden> {messages.of(finding.name)}</VisuallyHidden>;
  return (
    <HStack sx={{ marginTop: '0.25rem' }}>
      {mayAnswer(finding, person.role) && (
        <Button variant="outlined" size="small" onClick={onAnswer}>
          {messages.answer}
          {of}
        </Button>
      )}
      {why === null ? (
        <Button variant="outlined" size="small" onClick={onResolve}>
          {messages.resolve}
          {of}
        </Button>
      ) : (
        <SecondaryText as="span">
          {why === 'findingOfOthers' ? messages.whoResolves(finding.name) : messages.laterResolves}
        </SecondaryText>
      )}
    </HStack>
  );
}
