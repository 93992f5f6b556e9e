import Button from '@mui/material/Button';
import type { Fields, TypedOf } from '@pa-ledger/domain/fields/field';
import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import { checkedBy } from '@pa-ledger/domain/fields/schema';
import { MAX_PERSON_NAME_LENGTH } from '@pa-ledger/domain/people/people-requests';
import { MAX_REVIEWERS, type MadePacket } from '@pa-ledger/domain/review/review';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { useFieldArray } from 'react-hook-form';
import { FormGrid, VStack } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { dayOf } from '../shared/findings/finding-words.ts';
import { FieldInputs, type InputLayouts } from '../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../shared/forms/FormDialog.tsx';
import { notify } from '../shared/frame/notices.ts';
import { useToday } from '../shared/years/useShownYear.ts';
import { reviewMessages } from './review-messages.ts';
import { manageReview, type ReviewRow } from './review-store.ts';

const { meeting: messages, packet: packetWords } = reviewMessages;

const REVIEWER = {
  name: {
    label: messages.name,
    kind: 'text',
    lines: 'one',
    required: true,
    maxLength: MAX_PERSON_NAME_LENGTH,
  },
  email: { label: messages.email, kind: 'address', required: true, inputType: 'email' },
} as const satisfies Fields;

const LAYOUT: InputLayouts<typeof REVIEWER> = { name: { half: true }, email: { half: true } };

const NOBODY = { name: '', email: '' };

interface Values {
  readonly meetingOn: string;
  readonly hash: string;
  readonly reviewers: TypedOf<typeof REVIEWER>[];
}

interface AdoptDialogProps {
  readonly review: ReviewRow;
  readonly onClose: () => void;
}

/** Records the meeting that adopted a review, who reviewed, and which packet they read. */
export function AdoptDialog({ review: { id, version, days, packets }, onClose }: AdoptDialogProps) {
  const today = useToday();
  const fields = meetingFields(packets);
  const errorsOf = ({ reviewers, ...meeting }: Values) => ({
    ...formErrors(fields, meeting),
    ...dayError(meeting.meetingOn, days.last, today),
    ...Object.fromEntries(
      reviewers.flatMap((reviewer, at) =>
        Object.entries(formErrors(REVIEWER, reviewer)).map(([name, error]) => [
          `reviewers.${at}.${name}`,
          error,
        ]),
      ),
    ),
  });
  return (
    <FormDialog<Values>
      title={messages.title}
      saveLabel={messages.save}
      initial={{
        values: { meetingOn: today, hash: packets.at(-1)?.hash ?? '', reviewers: [NOBODY, NOBODY] },
        version,
      }}
      schema={checkedBy(errorsOf)}
      save={({ meetingOn, hash, reviewers }, loaded) =>
        manageReview({
          action: 'adopt',
          id,
          version: loaded ?? version,
          // The schema asks for one.
          meetingOn: meetingOn as CalendarDate,
          hash,
          reviewers: [...reviewers],
        })
      }
      onSaved={() => {
        onClose();
        notify(messages.recorded);
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <FieldInputs fields={fields} />
          <Reviewers />
        </>
      )}
    </FormDialog>
  );
}

/** One to six reviewers, each with a name and an address. */
function Reviewers() {
  const { fields, append, remove } = useFieldArray<Values, 'reviewers'>({ name: 'reviewers' });
  return (
    <fieldset>
      <legend>{messages.reviewers}</legend>
      <SecondaryText>{messages.emailHint}</SecondaryText>
      <VStack sx={{ gap: '1rem', marginTop: '1rem' }}>
        {fields.map(({ id }, at) => (
          <section key={id} aria-label={messages.reviewer(at + 1)}>
            <FormGrid>
              <FieldInputs
                fields={REVIEWER}
                at={`reviewers.${at}`}
                layout={LAYOUT}
                focusesFirst={false}
              />
            </FormGrid>
            {fields.length > 1 && (
              <Button
                color="error"
                aria-label={messages.removeReviewer(at + 1)}
                onClick={() => remove(at)}
              >
                {messages.remove}
              </Button>
            )}
          </section>
        ))}
      </VStack>
      <Button
        variant="outlined"
        sx={{ marginTop: '0.75rem' }}
        disabled={fields.length >= MAX_REVIEWERS}
        onClick={() => append(NOBODY)}
      >
        {messages.addReviewer}
      </Button>
    </fieldset>
  );
}

/** The meeting's own fields. @param packets the newest comes first in the choice. */
function meetingFields(packets: readonly MadePacket[]) {
  const options = packets
    .toReversed()
    .map(({ hash, name, at }) => [hash, packetWords.option(hash, name, dayOf(at))] as const);
  return {
    meetingOn: { label: messages.meetingOn, kind: 'date', required: true },
    hash: {
      label: messages.packet,
      kind: 'choice',
      required: true,
      options: Object.fromEntries(options),
    },
  } as const satisfies Fields;
}

function dayError(day: string, last: CalendarDate, today: CalendarDate) {
  if (!isCalendarDate(day)) return {};
  if (day < last) return { meetingOn: messages.beforeLast };
  return day > today ? { meetingOn: messages.ahead } : {};
}
