import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  absencePlace,
  filledAbsences,
  withoutAbsence,
} from '@pa-ledger/domain/approvers/absence-form';
import { ABSENCE_FIELDS } from '@pa-ledger/domain/approvers/approver-fields';
import type { TypedApprovers } from '@pa-ledger/domain/approvers/approver-form';
import { MAX_ABSENCES } from '@pa-ledger/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { VStack } from '../../ui/layout.ts';
import { DateField, SelectField } from '../shared/forms/fields.tsx';
import type { Form } from '../shared/saving/useSaving.ts';
import { userMessages } from './users-messages.ts';

interface AwayFieldsProps {
  readonly form: Form<TypedApprovers>;
  /** The addresses that are set in the form. */
  readonly people: readonly string[];
}

/** Who is away from when to when: a row each, and a button for another one. */
export function AwayFields({ form, people }: AwayFieldsProps) {
  /** As many as there are, and empty ones that were added. */
  const [shown, setShown] = useState(0);
  const rows = Math.max(filledAbsences(form.values), shown);
  const { list, focusAfter } = useRowFocus(rows);

  const remove = (row: number): void => {
    const left = withoutAbsence(form.values, row);
    for (const [place, text] of Object.entries(left)) {
      if (text !== form.values[place]) form.field(place).onChange(text);
    }
    setShown(rows - 1);
    focusAfter('remove');
  };

  return (
    <VStack ref={list}>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} role="group" aria-label={userMessages.absence(row + 1)}>
          <AddressSelect form={form} row={row} people={people} />
          <DateField
            {...form.field(absencePlace(row, 'from'))}
            label={ABSENCE_FIELDS.from.label}
            required
          />
          <DateField
            {...form.field(absencePlace(row, 'to'))}
            label={ABSENCE_FIELDS.to.label}
            required
          />
          <Button aria-label={userMessages.removeAbsence(row + 1)} onClick={() => remove(row)}>
            {userMessages.remove}
          </Button>
        </Row>
      ))}
      <div>
        <Button
          variant="outlined"
          disabled={rows >= MAX_ABSENCES}
          data-add
          onClick={() => {
            setShown(rows + 1);
            focusAfter('add');
          }}
        >
          {userMessages.addAbsence}
        </Button>
      </div>
    </VStack>
  );
}

interface AddressSelectProps extends AwayFieldsProps {
  readonly row: number;
}

/** Chooses among the addresses of the form; one that is no longer among them stays until another is chosen. */
function AddressSelect({ form, row, people }: AddressSelectProps) {
  const field = form.field(absencePlace(row, 'address'));
  const known = people.includes(field.value) || field.value === '';
  const options = known ? people : [...people, field.value];
  return (
    <SelectField
      {...field}
      label={ABSENCE_FIELDS.address.label}
      required
      prompt={userMessages.choosePerson}
      options={options.map((value) => ({ value, label: value }))}
    />
  );
}

/** Moves the focus to the row that was added, or from the one that was removed to the button that adds one. */
function useRowFocus(rows: number) {
  const list = useRef<HTMLDivElement>(null);
  const done = useRef<'add' | 'remove' | null>(null);
  useEffect(() => {
    if (done.current === null) return;
    const target =
      done.current === 'add'
        ? [...(list.current?.querySelectorAll('select') ?? [])].at(-1)
        : list.current?.querySelector<HTMLElement>('[data-add]');
    target?.focus();
    done.current = null;
  }, [rows]);
  return {
    list,
    focusAfter: (what: 'add' | 'remove'): void => {
      done.current = what;
    },
  };
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.75rem 1rem',
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: '1rem',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'start',
    '& > button': { marginTop: '1.65rem' },
  },
}));
