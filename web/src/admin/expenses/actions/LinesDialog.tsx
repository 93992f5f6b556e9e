import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  LINE_FORM,
  linesErrors,
  linesTexts,
  newLines,
  typedTotal,
  type LinesTexts,
} from '@pa-ledger/domain/expenses/actions/lines-form';
import { standingLines } from '@pa-ledger/domain/expenses/expense-lines';
import { checkedBy } from '@pa-ledger/domain/fields/schema';
import { MAX_EXPENSE_LINES } from '@pa-ledger/domain/limits';
import { formatCents } from '@pa-ledger/domain/money/money';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FormGrid, HStack } from '../../../ui/layout.ts';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { useLookup } from '../../shared/records/lookup.ts';
import { ActionDialog, manageExpense, type ActionProps } from './ActionDialog.tsx';
import { actionMessages as messages } from './action-messages.ts';
import { ReasonField } from './ReasonDialog.tsx';

/** Sets the categories, funds, and amounts that an expense counts as: another one, a split, or less than asked for. */
export function LinesDialog(props: ActionProps) {
  const { expense } = props;
  const isPaid = expense.status === 'paid';
  const { amount: most } = expense;
  const [initial] = useState(() => linesTexts(standingLines(expense)));
  return (
    <ActionDialog
      {...props}
      title={messages.setLines}
      label={messages.saveLines}
      initial={initial}
      schema={checkedBy<LinesTexts>((texts) => linesErrors(texts, { most, isPaid }))}
      send={(texts) =>
        manageExpense(expense.id, {
          act: 'setLines',
          lines: newLines(texts),
          reason: texts.reason,
        })
      }
      done={() => (isPaid ? messages.linesReclassified : messages.linesSet)}
    >
      {(texts) => (
        <>
          <p>{isPaid ? messages.linesHintPaid : messages.linesHint}</p>
          <Lines texts={texts} />
          <b role="status">
            {messages.linesTotal(formatCents(typedTotal(texts)), formatCents(most))}
          </b>
          <ReasonField hint={messages.linesReasonHint} />
        </>
      )}
    </ActionDialog>
  );
}

/** The lines, each with its category, fund, and amount. */
function Lines({ texts }: { readonly texts: LinesTexts }) {
  const { fields, append, remove } = useFieldArray<LinesTexts, 'lines', 'key'>({
    name: 'lines',
    keyName: 'key',
  });
  const lookup = useLookup();
  const { fundId = '' } = texts.lines.at(-1) ?? {};
  return (
    <fieldset>
      {fields.map(({ key }, at) => (
        <Line key={key} aria-label={messages.line(at + 1)}>
          <FormGrid>
            <FieldInputs
              fields={LINE_FORM}
              at={`lines.${at}`}
              lookup={lookup}
              focusesFirst={at === 0}
              layout={LAYOUT}
            />
          </FormGrid>
          {fields.length > 1 && (
            <Button
              color="error"
              sx={{ justifySelf: 'start' }}
              aria-label={messages.removeLine(at + 1)}
              onClick={() => remove(at)}
            >
              {messages.remove}
            </Button>
          )}
        </Line>
      ))}
      <HStack sx={{ marginTop: '0.75rem' }}>
        <Button
          variant="outlined"
          disabled={fields.length >= MAX_EXPENSE_LINES}
          onClick={() => append({ categoryId: '', fundId, amount: '' })}
        >
          {messages.addLine}
        </Button>
      </HStack>
    </fieldset>
  );
}

const LAYOUT = { categoryId: { half: true }, fundId: { half: true, prompt: messages.noFund } };

const Line = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '0.75rem',
  paddingBlock: '0.75rem',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
