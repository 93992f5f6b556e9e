import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  DEPOSIT_LINE_FORM,
  MAX_DEPOSIT_LINES,
  sumOfLines,
} from '@pa-ledger/domain/bank/deposit-lines';
import { formatCents } from '@pa-ledger/domain/money/money';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../data/new-id.ts';
import { FormGrid, HStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { HAS_RAIL } from '../../frame/layout.ts';
import { FieldInputs, type InputLayouts } from '../../shared/forms/FieldInputs.tsx';
import { useLookup } from '../../shared/records/lookup.ts';
import type { LineValues } from './deposit-writes.ts';
import { depositsMessages as messages } from './deposits-messages.ts';

const CHECK: InputLayouts<typeof DEPOSIT_LINE_FORM> = {
  kind: { hidden: true },
  reference: { half: true, autoFocus: true },
  description: { half: true, placeholder: messages.fromExample },
  amount: { half: true },
};

const CASH: InputLayouts<typeof DEPOSIT_LINE_FORM> = {
  ...CHECK,
  reference: { hidden: true },
  description: { half: true, placeholder: messages.cashExample, autoFocus: true },
};

/** The form that holds them. */
interface Listed {
  readonly lines: LineValues[];
}

/** The checks and the cash that are typed here, each line a revenue item of its own; the next begins with the last one's category and fund. */
export function TypedLines({ lines }: Listed) {
  const { fields, append, remove } = useFieldArray<Listed, 'lines', 'key'>({
    name: 'lines',
    keyName: 'key',
  });
  const lookup = useLookup();
  const isFull = fields.length >= MAX_DEPOSIT_LINES;
  const add = (kind: string): void => {
    const { categoryId = '', fundId = '' } = lines.at(-1) ?? {};
    append({ id: newId(), kind, reference: '', description: '', amount: '', categoryId, fundId });
  };
  return (
    <fieldset>
      <Legend>{messages.lines}</Legend>
      <SecondaryText>{messages.linesHint}</SecondaryText>
      {fields.map(({ key, kind }, at) => (
        <Line key={key} aria-label={messages.line(kind === 'cash', at + 1)}>
          <HStack sx={{ justifyContent: 'space-between' }}>
            <b>{messages.line(kind === 'cash', at + 1)}</b>
            <Button
              color="error"
              aria-label={messages.removeLine(kind === 'cash', at + 1)}
              onClick={() => remove(at)}
            >
              {messages.remove}
            </Button>
          </HStack>
          <LineGrid>
            <FieldInputs
              fields={DEPOSIT_LINE_FORM}
              at={`lines.${at}`}
              lookup={lookup}
              layout={kind === 'cash' ? CASH : CHECK}
            />
          </LineGrid>
        </Line>
      ))}
      <HStack sx={{ marginTop: '0.75rem' }}>
        <Button variant="outlined" disabled={isFull} onClick={() => add('check')}>
          {messages.addCheck}
        </Button>
        <Button variant="outlined" disabled={isFull} onClick={() => add('cash')}>
          {messages.addCash}
        </Button>
        {lines.length > 0 && <b>{messages.typed(lines.length, formatCents(sumOfLines(lines)))}</b>}
      </HStack>
    </fieldset>
  );
}

const Legend = styled('legend')({ padding: 0, fontWeight: 650 });

/** Three beside each other where the form has two columns. */
const LineGrid = styled(FormGrid)({
  [`@media ${HAS_RAIL}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Line = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '0.5rem',
  paddingBlock: '0.5rem 1rem',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
