import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  MAX_OUTSTANDING,
  OUTSTANDING_FORM,
  outstandingErrors,
  type OutstandingTexts,
} from '@pa-ledger/domain/accounts/outstanding';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { newId } from '../../../data/new-id.ts';
import { FormGrid, HStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { FieldInputs, type InputLayouts } from '../../shared/forms/FieldInputs.tsx';
import type { BoundField } from '../../shared/saving/useSaving.ts';
import { accountsMessages as messages } from './accounts-messages.ts';

const LAYOUT: InputLayouts<typeof OUTSTANDING_FORM> = {
  kind: { half: true },
  date: { half: true },
  checkNumber: { half: true },
  amount: { half: true },
};

interface OutstandingItemsProps {
  readonly openingDate: CalendarDate;
  /** Its error says that something is wrong with one of them; which one, each says itself. */
  readonly bound: BoundField<readonly OutstandingTexts[]>;
}

/** The account's own list of what the bank had not cleared at its opening: each with its fields, to add and to remove. */
export function OutstandingItems({ openingDate, bound }: OutstandingItemsProps) {
  const { value: items, onChange, error } = bound;
  const isFull = items.length >= MAX_OUTSTANDING;
  return (
    <>
      {items.map((item, at) => (
        <Item key={item.id} aria-label={messages.outstandingItem(at + 1)}>
          <FormGrid>
            <FieldInputs
              fields={OUTSTANDING_FORM}
              layout={LAYOUT}
              form={{
                values: item,
                field: (name) => ({
                  name: `${item.id}-${name}`,
                  value: item[name],
                  onChange: (typed: string) => onChange(items.with(at, { ...item, [name]: typed })),
                  error:
                    (error === null ? null : outstandingErrors(item, openingDate)[name]) ?? null,
                }),
              }}
            />
          </FormGrid>
          <Button
            color="error"
            sx={{ justifySelf: 'start' }}
            aria-label={`${messages.removeOutstanding} ${messages.outstandingItem(at + 1)}`}
            onClick={() => onChange(items.filter(({ id }) => id !== item.id))}
          >
            {messages.removeOutstanding}
          </Button>
        </Item>
      ))}
      <HStack>
        <Button
          variant="outlined"
          disabled={isFull}
          onClick={() => onChange([...items, { ...EMPTY, id: newId() }])}
        >
          {messages.addOutstanding}
        </Button>
        {isFull && <SecondaryText>{messages.outstandingFull(MAX_OUTSTANDING)}</SecondaryText>}
      </HStack>
    </>
  );
}

const EMPTY = { kind: 'paid', date: '', checkNumber: '', payee: '', amount: '' };

const Item = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '0.5rem',
  paddingBottom: '1rem',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
