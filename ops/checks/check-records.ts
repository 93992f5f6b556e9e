import { OUTSTANDING_FORM, outstandingIn } from '@pa-ledger/domain/accounts/outstanding';
import { SIGNER_FORM, signerErrors, signersIn } from '@pa-ledger/domain/accounts/signers';
import { typedOfValues } from '@pa-ledger/domain/fields/form';
import { invalidFields } from '@pa-ledger/domain/fields/document';
import { RECORDS, type RecordName } from '@pa-ledger/domain/ledger/record-fields';
import { isSameName } from '@pa-ledger/domain/people/same-person';
import { problemsIn } from './findings.ts';
import type { Found, ProjectData } from './project-data.ts';

// The keys of a constant table are its own literal keys.
const NAMES = Object.keys(RECORDS) as RecordName[];

export type RecordData = Pick<ProjectData, RecordName>;

/**
 * Checks that each record has the fields that its form makes: amounts in dollars and cents, calendar dates, and a final
 * budget that is the sum of its parts. A record that can't be read counts nowhere. Other checks cover fields that only
 * functions add.
 */
export function checkRecords(data: RecordData): string[] {
  return [
    ...NAMES.flatMap((name) => data[name].flatMap((record) => problemsOf(name, record))),
    ...data.budgets
      .filter(({ id, data: { fiscalYear } }) => fiscalYear !== id)
      .map(({ id }) => `budgets/${id} names another year.`),
    ...data.fundBalances
      .filter(({ id, data: { fiscalYear, fundId } }) => `${fiscalYear}~${fundId}` !== id)
      .map(({ id }) => `fundBalances/${id} names another fund or another year.`),
    ...data.treasurerReports
      .filter(({ data: { first, last } }) => String(first) > String(last))
      .map(({ id }) => `treasurerReports/${id} ends before it begins.`),
    ...data.accounts.flatMap(problemsOfOpening),
    ...data.accounts.flatMap(problemsOfSigners),
    ...twins(data.categories),
  ];
}

function problemsOf(name: RecordName, { id, data }: Found): string[] {
  const fields = { ...RECORDS[name].form, ...RECORDS[name].kept };
  return invalidFields(fields, data)
    .filter((field) => Object.hasOwn(fields, field))
    .map((field) => `${name}/${id}: its ${field} can't be right: ${JSON.stringify(data[field])}.`);
}

/** Items outstanding at an account's opening must be dated before that day, and each appears once. */
function problemsOfOpening({ id, data }: Found): string[] {
  const listed = outstandingIn(data);
  return problemsIn([
    [
      new Set(listed.map((item) => item.id)).size !== listed.length,
      `accounts/${id} lists something outstanding twice.`,
    ],
    ...listed.flatMap(({ id: item, ...fields }) => [
      [
        fields.date >= String(data['openingDate']),
        `accounts/${id}: ${item} is outstanding, but not from before the opening date.`,
      ] as const,
      [
        invalidFields(OUTSTANDING_FORM, fields).length > 0,
        `accounts/${id}: ${item}, which is outstanding, can't be read.`,
      ] as const,
    ]),
  ]);
}

/** Each signer is listed once, and can be read. */
function problemsOfSigners({ id, data }: Found): string[] {
  const stored: unknown = data['signers'] ?? [];
  const count = Array.isArray(stored) ? stored.length : -1;
  const texts = signersIn(data).map((signer) => typedOfValues(SIGNER_FORM, signer));
  const isWrong = texts.some(
    (one, at) => Object.keys(signerErrors(one, texts.slice(0, at))).length > 0,
  );
  return problemsIn([
    [isWrong || texts.length !== count, `accounts/${id} has signers that can't be right.`],
  ]);
}

function twins(categories: readonly Found[]): string[] {
  const name = ({ data }: Found): string => String(data['name']);
  return categories
    .filter((one, index) =>
      categories.slice(0, index).some((other) => isSameName(name(one), name(other))),
    )
    .map((one) => `Two categories have the name ${name(one)}.`);
}
