import Checkbox from '@mui/material/Checkbox';
import { PAYMENT_METHOD_NAMES } from '@pa-ledger/domain/payments/method-messages';
import { PAYMENT_FIELDS } from '@pa-ledger/domain/payments/payment';
import { textIn } from '@pa-ledger/domain/untyped';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Multiline, NO_VALUE, NoWrap, SecondaryText } from '../../../ui/text.ts';
import { EntryLink } from '../../bank/EntryLink.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { financialMessages } from '../financial-messages.ts';
import { confirmMessages as messages } from './confirm-messages.ts';
import type { ConfirmRow } from './confirm-store.ts';

const { columns } = financialMessages;

/** An entry with why the person who is signed in can't confirm it; null if they can, undefined until that's known. */
export interface OfferedRow extends ConfirmRow {
  readonly refusal: string | null | undefined;
}

interface Choice {
  /** Whether this person may read who entered each. */
  readonly showsAuthors: boolean;
  /** The keys of what is checked. */
  readonly chosen: readonly string[];
  readonly isBusy: boolean;
  readonly nameOf: (address: string) => string | null;
  readonly onToggle: (key: string, isOn: boolean) => void;
}

/** Returns the columns of what nobody has confirmed. */
export function confirmColumns(choice: Choice): readonly Column<OfferedRow>[] {
  const { showsAuthors, chosen, isBusy, nameOf, onToggle } = choice;
  const all: readonly Column<OfferedRow>[] = [
    {
      id: 'payee',
      label: messages.payee,
      cell: ({ line: { key, collection, id, payee, day }, refusal }) => (
        <>
          {refusal === null && (
            <Checkbox
              checked={chosen.includes(key)}
              disabled={isBusy}
              slotProps={{
                input: {
                  'aria-label': messages.select(payee || messages.givenBack, formatDate(day)),
                },
              }}
              onChange={({ target }) => onToggle(key, target.checked)}
              sx={{ marginBlock: '-0.5rem', marginInlineStart: '-0.6rem' }}
            />
          )}
          <EntryLink collection={collection} id={id}>
            {payee || messages.givenBack}
          </EntryLink>
        </>
      ),
      onCard: 'title',
    },
    {
      id: 'date',
      label: columns.date,
      cell: ({ line }) => <NoWrap>{formatDate(line.day)}</NoWrap>,
      onCard: 'note',
    },
    {
      id: 'method',
      label: PAYMENT_FIELDS.method.label,
      cell: ({ record }) => METHODS[textIn(record.fields, 'method')] ?? NO_VALUE,
    },
    {
      id: 'description',
      label: columns.description,
      cell: ({ line }) => <Multiline>{line.description || NO_VALUE}</Multiline>,
    },
    {
      id: 'enteredBy',
      label: messages.enteredBy,
      // A card cuts a long title off.
      cell: ({ enteredBy, refusal }) => (
        <>
          <Multiline>
            {[...new Set(enteredBy.map(({ email }) => nameOf(email) ?? email))].join('\n') ||
              messages.unknown}
          </Multiline>
          {typeof refusal === 'string' && <SecondaryText>{refusal}</SecondaryText>}
        </>
      ),
      onCard: 'note',
    },
    {
      id: 'amount',
      label: columns.amount,
      cell: ({ line }) => <Money amount={line.amount} />,
      numeric: true,
      onCard: 'figure',
    },
  ];
  return showsAuthors ? all : all.filter(({ id }) => id !== 'enteredBy');
}

const METHODS: Readonly<Record<string, string>> = PAYMENT_METHOD_NAMES;
