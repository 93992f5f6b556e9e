import {
  type Field,
  fieldEntries,
  type Fields,
  type ReferenceField,
  type TypedOf,
} from '@pa-ledger/domain/fields/field';
import { readAmount, typedOfValues, withoutUnasked } from '@pa-ledger/domain/fields/form';
import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import {
  recordForm,
  type RecordForm as RecordFields,
  type RecordName,
} from '@pa-ledger/domain/ledger/record-fields';
import {
  type FormErrors,
  formFromRecord,
  type FormValues,
  reasonsForZero,
} from '@pa-ledger/domain/ledger/record-form';
import { recordSchema } from '@pa-ledger/domain/ledger/record-schema';
import { unnumberedRefusal } from '@pa-ledger/domain/ledger/unnumbered';
import { withSentences } from '@pa-ledger/domain/fields/schema';
import { formatCents } from '@pa-ledger/domain/money/money';
import { formatDate, isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { dialogMessages } from '../dialog-messages.ts';
import { notify } from '../frame/notices.ts';
import type { RecordRow } from '../records/ledger-records.ts';
import { useLookup } from '../records/lookup.ts';
import type { Fact } from '../saving/facts.ts';
import type { RecordWrites } from '../saving/record-writes.ts';
import type { SaveQuestion } from '../saving/useAttempts.ts';
import { zeroQuestions } from '../saving/zero-questions.ts';
import { useNamedSave } from '../years/useShownYear.ts';
import { useAccountFields } from './account-fields.ts';
import { FieldInputs, optionsOf, type InputLayouts } from './FieldInputs.tsx';
import { FormDialog } from './FormDialog.tsx';
import { keptOf, remember, remembered } from './last-used.ts';
import { useReconciledQuestions } from './reconciled-questions.ts';
import { returnErrors, type RecordReturn } from './record-return.ts';
import { ReturnOffer } from './ReturnOffer.tsx';

/** The words of a tab with records. */
export interface RecordMessages {
  readonly heading: string;
  readonly hint: string;
  /** On the button that opens the form, and on the form's own. */
  readonly add: string;
  readonly addTitle: string;
  readonly editTitle: string;
  readonly update: string;
  readonly deleteQuestion: string;
}

export interface RecordFormProps<Name extends RecordName> {
  readonly collection: Name;
  readonly writes: RecordWrites<Name>;
  readonly messages: RecordMessages;
  /** The first values of a new one, where they are not empty. */
  readonly newValues?: Partial<FormValues<Name>>;
  /** Whether several are often added one after the other: the dialog then offers to go on, and remembers. */
  readonly inSeries?: boolean;
  /** The id of a new one, where it says what it is of; else a random one. */
  readonly idOfNew?: string;
  /** What keeps it from being saved, instead of what its fields say, which must be part of it. */
  readonly errorsOf?: (typed: FormValues<Name>, id: string) => FormErrors<Name>;
  /** What else is asked before it is saved. @param row what it is now; null for a new one. */
  readonly questionsOf?: (
    typed: FormValues<Name>,
    row: RecordRow<Name> | null,
  ) => readonly SaveQuestion[];
  /** What else its form asks for, beside the fields of the record. */
  readonly asked?: AskedFields;
  /** The fiscal year that it is saved into, where no date of its own says which. */
  readonly year?: FiscalYear;
  /** The notice after a save. */
  readonly saved: (typed: FormValues<Name>) => string;
  /** @param row what it is now; null for a new one. */
  readonly layout?: (
    typed: FormValues<Name>,
    id: string,
    row: RecordRow<Name> | null,
  ) => InputLayouts<RecordFields<Name>>;
  /** What the dialog of a record offers to add in return for it; null offers nothing. */
  readonly returnOf?: (row: RecordRow<Name>) => RecordReturn<Name> | null;
  /** Opens the form of what is added in return. */
  readonly onReturn?: (returned: RecordReturn<Name>) => void;
  /** Null adds one. */
  readonly row: RecordRow<Name> | null;
  /** What is added in return for another record; its values are the first ones. */
  readonly returned?: RecordReturn<Name> | undefined;
  readonly onClose: () => void;
}

/** What a form asks for that is not stored with the record; it is typed with it. */
export interface AskedFields {
  readonly fields: Fields;
  /** Whether it is asked for now. */
  readonly isAsked: boolean;
  /** The first texts, where they are not empty. */
  readonly initial: Readonly<Record<string, string>>;
  /** What the next one of a series begins with. */
  readonly nextOf: (typed: object) => Readonly<Record<string, string>>;
  /** The latest day of its dates. */
  readonly latest: CalendarDate;
}

/** Adds or edits a record; its inputs follow from its fields. */
export function RecordForm<Name extends RecordName>(props: RecordFormProps<Name>) {
  const { collection, messages, newValues, errorsOf, questionsOf, saved, layout, inSeries } = props;
  const { row, returned, asked, onReturn, onClose } = props;
  const offered = row === null ? null : (props.returnOf?.(row) ?? null);
  // As they were when the form opened: at midnight the page may come to show another year.
  const [{ writes, year }] = useState(props);
  const namedSave = useNamedSave();
  const saveLabel = row === null ? messages.add : messages.update;
  // Made when the form opens, so that a second attempt to save creates no second record.
  const [id, setId] = useState(() => row?.id ?? returned?.id ?? props.idOfNew ?? newId());
  const lookup = useLookup();
  const accounts = useAccountFields(row, collection);
  const fields = recordForm(collection);
  const reconciledQuestions = useReconciledQuestions(fields);
  const shown = asked?.isAsked === true ? { ...fields, ...asked.fields } : fields;
  const none = typedOfValues(asked?.fields ?? {});
  const values: FormValues<Name> = {
    ...none,
    ...asked?.initial,
    ...formFromRecord(collection, row),
  };
  const goesOn = inSeries === true && row === null && returned === undefined;
  const last = goesOn ? remembered(fields, (field) => optionsOf(field, lookup)) : {};
  const first: FormValues<Name> = { ...values, ...newValues, ...last };
  const settled = (typed: FormValues<Name>) => accounts.settled(fields, typed);
  const onAdded = (typed: FormValues<Name>): string => {
    if (goesOn) remember(fields, typed);
    if (row === null) accounts.remember(settled(typed));
    return saved(typed);
  };
  return (
    <FormDialog
      title={row === null ? (returned?.label ?? messages.addTitle) : messages.editTitle}
      saveLabel={year === undefined ? saveLabel : namedSave(saveLabel, year)}
      initial={
        row === null
          ? { values: { ...first, ...returned?.values }, version: null }
          : { values, version: row.version }
      }
      schema={withSentences(
        recordSchema(collection, (typed) => withoutUnasked(fields, settled(typed))),
        (typed) => ({
          ...accounts.errorsOf(fields, typed),
          ...numberErrors(collection, row, typed),
          ...errorsOf?.(typed, id),
          ...askedErrors(asked, typed),
          ...returnErrors(returned, typed),
        }),
      )}
      questionsOf={(typed) => [
        ...zeroQuestions(reasonsForZero(collection, typed)),
        ...(questionsOf?.(typed, row) ?? []),
        ...reconciledQuestions(settled(typed), row),
      ]}
      save={(typed, version, loaded) => {
        const complete = asked?.isAsked === true ? typed : { ...typed, ...none };
        return writes.save(id, version, settled(complete), loaded);
      }}
      another={
        goesOn
          ? (typed) => {
              const message = onAdded(typed);
              setId(newId());
              const again = { ...keptOf(fields, typed), ...asked?.nextOf(typed) };
              return { values: { ...first, ...again }, message };
            }
          : undefined
      }
      onSaved={(typed) => {
        onClose();
        notify(onAdded(typed));
      }}
      onClose={onClose}
      factsOf={(typed) => fieldFacts(fields, typed, lookup.nameOf)}
    >
      {(typed) => (
        <>
          {returned?.warning !== undefined && <p>{returned.warning}</p>}
          <FieldInputs
            fields={shown}
            lookup={{ ...lookup, accountOptions: accounts.optionsFor(typed) }}
            layout={layout?.(typed, id, row)}
            whenEmpty={{ accountId: accounts.fitting(typed) }}
          />
          {offered !== null && <ReturnOffer offered={offered} onReturn={onReturn} />}
          {returned !== undefined && returned.given > 0 && (
            <SecondaryText>
              {dialogMessages.givenBackBefore(
                formatCents(returned.given),
                formatCents(returned.most),
              )}
              {returned.isFromClosedYear === true && ` ${dialogMessages.paidAgain}`}
            </SecondaryText>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Returns that a check's number is missing, or nothing. */
function numberErrors(collection: RecordName, row: object | null, typed: object): object {
  const why = collection === 'manualExpenses' ? unnumberedRefusal(row, typed) : null;
  return why === null ? {} : { checkNumber: why };
}

/** Returns what is wrong with what is asked for beside a record. */
function askedErrors(asked: AskedFields | undefined, typed: object): object {
  if (asked?.isAsked !== true) return {};
  const { fields, latest } = asked;
  return formErrors(fields, typedOfValues(fields, typed), { latest });
}

/** Returns the name behind the id of a category or a fund. */
type NameOf = (collection: ReferenceField['to'], id: string) => string;

/** Returns a form's values as a person reads them. */
function fieldFacts<Fs extends Fields>(
  fields: Fs,
  values: TypedOf<Fs>,
  nameOf: NameOf,
): readonly Fact[] {
  return fieldEntries(fields).map(([name, field]) => ({
    label: field.label,
    text: textOf(field, values[name], nameOf),
  }));
}

function textOf(field: Field, typed: string | boolean, nameOf: NameOf): string {
  if (typeof typed === 'boolean') return typed ? dialogMessages.yes : dialogMessages.no;
  if (field.kind === 'reference') return typed === '' ? '' : nameOf(field.to, typed);
  if (field.kind === 'money') return formatCents(readAmount(typed));
  return isCalendarDate(typed) ? formatDate(typed) : typed;
}
