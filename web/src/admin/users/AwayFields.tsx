import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  absencePlace,
  filledAbsences,
  withoutAbsence,
} from '@pa-ledger/domain/approvers/absence-form';
import { ABSENCE_FIELDS } from '@pa-ledger/domain/approvers/approver-fields';
import { MAX_ABSENCES } from '@pa-ledger/domain/limits';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { VStack } from '../../ui/layout.ts';
import { useFormContext } from 'react-hook-form';
import { FieldInputs } from '../shared/forms/FieldInputs.tsx';
import { userMessages } from './users-messages.ts';

/** What the form holds. A category's name can't be the name of an input, because it may have dots. */
export interface UsersValues {
  /** In the order of the page. */
  readonly addresses: readonly string[];
  /** Of the emails to each address. */
  readonly languages: readonly string[];
  /** By `absencePlace`. */
  readonly absences: Readonly<Record<string, string>>;
}

interface AwayFieldsProps {
  /** The addresses that are set in the form. */
  readonly people: readonly string[];
}

/** Who is away from when to when: a row each, and a button for another one. */
export function AwayFields({ people }: AwayFieldsProps) {
  const { setValue, watch } = useFormContext<UsersValues>();
  const absences = watch('absences');
  /** As many as there are, and empty ones that were added. */
  const [shown, setShown] = useState(0);
  const rows = Math.max(filledAbsences(absences), shown);
  const add = useRef<HTMLButtonElement>(null);

  const remove = (row: number): void => {
    flushSync(() => {
      setValue('absences', withoutAbsence(absences, row), { shouldDirty: true });
      setShown(rows - 1);
    });
    add.current?.focus();
  };

  return (
    <VStack>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} role="group" aria-label={userMessages.absence(row + 1)}>
          <FieldInputs
            at="absences"
            fields={fieldsOf(row, people, absences)}
            layout={{ [absencePlace(row, 'address')]: { prompt: userMessages.choosePerson } }}
          />
          <Button aria-label={userMessages.removeAbsence(row + 1)} onClick={() => remove(row)}>
            {userMessages.remove}
          </Button>
        </Row>
      ))}
      <div>
        <Button
          ref={add}
          variant="outlined"
          disabled={rows >= MAX_ABSENCES}
          onClick={() => setShown(rows + 1)}
        >
          {userMessages.addAbsence}
        </Button>
      </div>
    </VStack>
  );
}

/**
 * Returns the fields of a row by their names in the form. The person is one of the form's addresses; one that's no longer
 * among them stays until somebody chooses another.
 */
function fieldsOf(row: number, people: readonly string[], absences: UsersValues['absences']) {
  const { address, from, to } = ABSENCE_FIELDS;
  const place = absencePlace(row, 'address');
  const offered = [...people, absences[place] ?? ''].filter((one) => one !== '');
  const options = Object.fromEntries(offered.map((one) => [one, one]));
  return {
    [place]: { ...address, kind: 'choice', options },
    [absencePlace(row, 'from')]: from,
    [absencePlace(row, 'to')]: to,
  } as const;
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.75rem 1rem',
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: '1rem',
  '& > button': { justifySelf: 'start' },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'start',
  },
}));
