import type { Field } from '@pa-ledger/domain/fields/field';
import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { CLOSING, IN_RETURN } from '@pa-ledger/domain/tax/letter';
import { formatCents } from '@pa-ledger/domain/money/money';
import { isBlank, shortList, tidyText } from '@pa-ledger/domain/text/text';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useRef } from 'react';
import { Bullets, SecondaryText } from '../../../ui/text.ts';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { forgetUnsaved } from '../../shared/saving/leave-guard.ts';
import { letterMessages as messages } from './donors-messages.ts';
import { hasEmail, writeLetters, type LetterPlan } from './letter-plans.ts';

interface WriteDialogProps {
  readonly year: string;
  /** At least one. */
  readonly plans: readonly LetterPlan[];
  /** Called with their numbers once they're written. */
  readonly onWritten: (numbers: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks for what only a person knows, and writes letters: what a donor got in return, and closing words. */
export function WriteDialog({ year, plans, onWritten, onClose }: WriteDialogProps) {
  const written = useRef<readonly string[]>([]);
  const asked = askedIn(plans);
  const addressed = plans.filter(({ donor }) => hasEmail(donor)).length;
  const others = plans.flatMap(({ donor }) => (hasEmail(donor) ? [] : [donor.name]));
  const fields: Readonly<Record<string, Field>> = {
    ...Object.fromEntries(asked.map(({ name, label }) => [name, { ...IN_RETURN, label }])),
    closing: CLOSING,
    ...(addressed > 0 && {
      send: { kind: 'flag', required: false, label: messages.send(addressed, plans.length) },
    }),
  };
  return (
    <FormDialog<Record<string, string | boolean>>
      title={messages.title(plans.length)}
      saveLabel={messages.write(plans.length)}
      initial={{
        values: Object.fromEntries(
          Object.keys(fields).map((name) => [name, name === 'send' ? true : '']),
        ),
        version: null,
      }}
      schema={formSchema(fields, (typed) => ({
        ...formErrors(fields, typed),
        ...Object.fromEntries(
          asked.flatMap(({ name }) =>
            isBlank(String(typed[name])) ? [[name, messages.inReturnRequired]] : [],
          ),
        ),
      }))}
      save={async (typed) => {
        const result = await writeLetters(plans, {
          year,
          inReturn: new Map(
            asked.map(({ id, name }) => [id, tidyText(String(typed[name]), 'one')]),
          ),
          closing: tidyText(String(typed['closing'])),
          send: typed['send'] === true,
        });
        if (!result.ok) return result;
        const [first = '', ...more] = result.numbers;
        notify(
          more.length === 0 ? messages.written(first) : messages.writtenMany(result.numbers.length),
        );
        written.current = result.numbers;
        return { ok: true };
      }}
      onSaved={() => {
        onClose();
        // It's saved: what follows may leave the page.
        forgetUnsaved();
        onWritten(written.current);
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{messages.hint}</p>
          <Bullets>
            {plans.map((plan) => (
              <li key={plan.request}>{textOf(plan)}</li>
            ))}
          </Bullets>
          <FieldInputs
            fields={fields}
            layout={{
              ...Object.fromEntries(asked.map(({ name, hint }) => [name, { hint }])),
              closing: { hint: messages.closingHint },
            }}
          />
          {others.length > 0 && (
            <SecondaryText>{messages.notAddressed(shortList(others))}</SecondaryText>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Returns the payments for which someone must say what the donor got in return. */
function askedIn(plans: readonly LetterPlan[]) {
  const payments = plans.flatMap(({ gifts }) => gifts.filter(({ inReturn }) => inReturn > 0));
  return payments.map(({ id, donor, paid, date, inReturn }, at) => ({
    id,
    name: `inReturn${at}`,
    label: messages.inReturn(donor, formatCents(paid), formatDate(date)),
    hint: messages.inReturnHint(formatCents(inReturn)),
  }));
}

function textOf({ donor, gifts, goods }: LetterPlan): string {
  return messages.plan(donor.name, [
    ...gifts.map(({ paid, date }) => messages.moneyOn(formatCents(paid), formatDate(date))),
    ...goods.map(({ description, date }) => messages.goodsOn(description, formatDate(date))),
  ]);
}
