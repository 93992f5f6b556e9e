import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  MAX_OUTSTANDING,
  OUTSTANDING_FORM,
  type OutstandingTexts,
} from '@pa-ledger/domain/accounts/outstanding';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../data/new-id.ts';
import { FormGrid, HStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { earlierPayees } from '../../shared/forms/earlier-names.ts';
import { FieldInputs, type InputLayouts } from '../../shared/forms/FieldInputs.tsx';
import { accountsMessages as messages } from './accounts-messages.ts';

const LAYOUT: InputLayouts<typeof OUTSTANDING_FORM> = {
  kind: { half: true },
  date: { half: true },
  checkNumber: { half: true },
  amount: { half: true },
  payee: { suggest: earlierPayees },
};

/** The form that holds them. */
interface Listed {
  readonly items: OutstandingTexts[];
}

/** The account's own list of what the bank had not cleared at its opening: each with its fields, to add and to remove. */
export function OutstandingItems() {
  const {
    fields: items,
    append,
    remove,
  } = useFieldArray<Listed, 'items', 'key'>({
    name: 'items',
    keyName: 'key',
  });
  const isFull = items.length >= MAX_OUTSTANDING;
  return (
    <>
      {items.map(({ key }, at) => (
        <ListedItem key={key} aria-label={messages.outstandingItem(at + 1)}>
          <FormGrid>
            <FieldInputs fields={OUTSTANDING_FORM} at={`items.${at}`} layout={LAYOUT} />
          </FormGrid>
          <Button
            color="error"
            sx={{ justifySelf: 'start' }}
            aria-label={`${messages.removeOutstanding} ${messages.outstandingItem(at + 1)}`}
            onClick={() => remove(at)}
          >
            {messages.removeOutstanding}
          </Button>
        </ListedItem>
      ))}
      <HStack>
        <Button
          variant="outlined"
          disabled={isFull}
          onClick={() => append({ ...EMPTY, id: newId() })}
        >
          {messages.addOutstanding}
        </Button>
        {isFull && <SecondaryText>{messages.outstandingFull(MAX_OUTSTANDING)}</SecondaryText>}
      </HStack>
    </>
  );
}

const EMPTY = { kind: 'paid', date: '', checkNumber: '', payee: '', amount: '' };

/** One of a list in a form, apart from the next. */
export const ListedItem = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '0.5rem',
  paddingBottom: '1rem',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
