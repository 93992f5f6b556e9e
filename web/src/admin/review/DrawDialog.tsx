import type { TypedOf } from '@pa-ledger/domain/fields/field';
import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import { valuesOfTyped } from '@pa-ledger/domain/fields/form';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { MAX_LEDGER_CENTS } from '@pa-ledger/domain/money/money';
import { MAX_SAMPLE_ITEMS, type SampleChoice } from '@pa-ledger/domain/review/review';
import { SecondaryText } from '../../ui/text.ts';
import { FieldInputs } from '../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../shared/forms/FormDialog.tsx';
import { notify } from '../shared/frame/notices.ts';
import { reviewMessages } from './review-messages.ts';
import { manageReview, type ReviewRow } from './review-store.ts';

const { sample: messages } = reviewMessages;

const FIELDS = {
  kind: {
    label: messages.kind,
    kind: 'choice',
    required: true,
    options: messages.kinds,
  },
  amount: {
    label: messages.amount,
    kind: 'money',
    required: true,
    max: MAX_LEDGER_CENTS,
    negative: false,
    whenUnreadable: 'refused',
    onlyWhen: { field: 'kind', is: 'above', otherwise: 'notAsked' },
  },
  count: {
    label: messages.count,
    kind: 'count',
    required: true,
    min: 1,
    max: MAX_SAMPLE_ITEMS,
    onlyWhen: { field: 'kind', is: 'random', otherwise: 'notAsked' },
  },
} as const;

interface DrawDialogProps {
  readonly review: ReviewRow;
  readonly onClose: () => void;
}

/** Draws a sample of a review's payments. The server draws, and makes the seed of a random one. */
export function DrawDialog({ review: { id, version }, onClose }: DrawDialogProps) {
  return (
    <FormDialog<TypedOf<typeof FIELDS>>
      title={messages.drawTitle}
      saveLabel={messages.draw}
      initial={{ values: { kind: 'above', amount: '', count: '' }, version }}
      schema={formSchema(FIELDS, (typed) => formErrors(FIELDS, typed))}
      save={(typed, loaded) =>
        manageReview({ action: 'draw', id, version: loaded ?? version, rule: ruleOf(typed) })
      }
      onSaved={() => {
        onClose();
        notify(messages.wasDrawn);
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <SecondaryText>{messages.drawHint}</SecondaryText>
          <FieldInputs fields={FIELDS} />
        </>
      )}
    </FormDialog>
  );
}

function ruleOf(typed: TypedOf<typeof FIELDS>): SampleChoice {
  const { kind, amount, count } = valuesOfTyped(FIELDS, typed);
  // The schema asks for the one that the kind needs.
  return kind === 'random'
    ? { kind, count: Number(count) }
    : { kind: 'above', amount: Number(amount) };
}
