import Button from '@mui/material/Button';
import { needsSecondLook, secondLookField } from '@pa-ledger/domain/ledger/confirmation';
import { organization } from '@pa-ledger/domain/organization';
import type { SecondLook } from '@pa-ledger/domain/people/person';
import { dateAt, formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { versionOf } from '../../../data/documents.ts';
import type { FactRow } from '../../../ui/Facts.tsx';
import { ErrorText, Missing, SecondaryText } from '../../../ui/text.ts';
import { notify } from '../frame/notices.ts';
import { OffPaper } from '../frame/PrintPage.tsx';
import { useNameOf } from '../records/people-names.ts';
import { lookMessages } from './look-messages.ts';
import { authorsOf, confirmRecord, lookAt, useRefusal, type LookedAt } from './second-look.ts';
import { IfMay } from '../rights/IfMay.tsx';

/**
 * Returns the fact of a record that says who looked at it as the second person, or asks for it; none where nobody needs to.
 * @param isOpen whether it can still be confirmed: its year may be closed.
 */
export function secondLookFact(record: LookedAt, isOpen = true): readonly FactRow[] {
  const { collection, id, fields } = record;
  const { label } = lookMessages[secondLookField(collection)];
  const look = lookAt(record);
  if (look !== null) return [[label, <Done key="" record={record} look={look} />]];
  // Who may confirm it may be somebody else after a change.
  const key = `${id} ${versionOf(fields)}`;
  return needsSecondLook(collection, fields)
    ? [[label, <Asked key={key} record={record} isOpen={isOpen} />]]
    : [];
}

interface DoneProps {
  readonly record: LookedAt;
  readonly look: SecondLook;
}

function Done({ record: { collection }, look: { by, at } }: DoneProps) {
  const name = useNameOf()(by) ?? by;
  const day = formatDate(dateAt(at, organization.timeZone));
  return lookMessages[secondLookField(collection)].by(name, day);
}

interface AskedProps {
  readonly record: LookedAt;
  readonly isOpen: boolean;
}

/** Says that nobody has looked yet, with the button for who may, and why not for everyone else. */
function Asked({ record, isOpen }: AskedProps) {
  const words = lookMessages[secondLookField(record.collection)];
  return (
    <>
      <Missing>{words.none}</Missing>
      {isOpen && (
        <IfMay>
          <Offer record={record} />
        </IfMay>
      )}
    </>
  );
}

function Offer({ record }: Pick<AskedProps, 'record'>) {
  const words = lookMessages[secondLookField(record.collection)];
  const state = useStore(authorsOf([record]));
  const refusalOf = useRefusal();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (state.status !== 'ready' || refusalOf === undefined) return null;
  const refusal = refusalOf(record, state.value);
  if (refusal !== null) return <SecondaryText>{refusal}</SecondaryText>;
  const send = async () => {
    setSending(true);
    const result = await confirmRecord(record);
    setSending(false);
    setFailure(result.ok ? null : result.message);
    if (result.ok) notify(words.done);
  };
  return (
    <OffPaper>
      <Button variant="outlined" size="small" loading={isSending} onClick={() => void send()}>
        {words.press}
      </Button>
      {failure !== null && <ErrorText role="alert">{failure}</ErrorText>}
    </OffPaper>
  );
}
