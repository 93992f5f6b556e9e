import type { DocumentData } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import type { ProjectData } from './project-data.ts';

/** What a check was written for. */
interface Holder {
  readonly kind: 'payment' | 'manual';
  readonly id: string;
  readonly checkNumber: string;
}

/** Returns check numbers that pay twice, that nobody has taken, and that are taken by nothing. */
export function checkNumberProblems(
  project: Pick<ProjectData, 'payments' | 'manualExpenses' | 'checkNumbers'>,
): string[] {
  const holders = holdersIn(project);
  const { checkNumbers } = project;
  const places = new Map(checkNumbers.map(({ id, data }) => [id, data]));
  const uses = new Set(checkNumbers.map(({ data }) => nameOf(data)));
  const untaken = holders
    .filter((holder) => !uses.has(nameOf(holder)))
    .map(({ checkNumber, ...holder }) => `Check ${checkNumber} of ${nameOf(holder)} is not taken.`);
  const names = new Set(holders.map(nameOf));
  const stray = checkNumbers.flatMap(({ data }) => {
    const number = String(data['checkNumber']);
    return [
      ...(names.has(nameOf(data)) ? [] : [`Check ${number} is taken by nothing.`]),
      ...(places.has(placeOf(number))
        ? []
        : [`Check ${number} is not found where its number leads.`]),
    ];
  });
  return [...twiceIn(holders), ...untaken, ...stray];
}

function holdersIn({
  payments,
  manualExpenses,
}: Pick<ProjectData, 'payments' | 'manualExpenses'>): Holder[] {
  const holder = (kind: Holder['kind'], id: string, data: DocumentData): Holder[] => {
    const checkNumber: unknown = data['checkNumber'];
    if (typeof checkNumber !== 'string') return [];
    return [{ kind, id, checkNumber }];
  };
  return [
    ...payments
      .filter(({ data }) => (data['mistake'] ?? null) === null)
      .flatMap(({ id, data }) => holder('payment', id, data)),
    ...manualExpenses.flatMap(({ id, data }) => holder('manual', id, data)),
  ];
}

/** Returns numbers that two holders have. */
function twiceIn(holders: readonly Holder[]): string[] {
  const paidBy = new Map<string, Holder>();
  return holders.flatMap((holder) => {
    const other = paidBy.get(onPaper(holder.checkNumber));
    paidBy.set(onPaper(holder.checkNumber), holder);
    return other === undefined
      ? []
      : [`Check ${holder.checkNumber} pays both ${nameOf(other)} and ${nameOf(holder)}.`];
  });
}

function nameOf({ kind, id }: Pick<Holder, 'kind' | 'id'> | DocumentData): string {
  return `${String(kind)} ${String(id)}`;
}

function placeOf(number: string): string {
  return createHash('sha256').update(onPaper(number)).digest('hex');
}

/** Returns the letters and digits of a number without leading zeros: two spellings of one check give the same text. */
function onPaper(number: string): string {
  const [, rest = ''] = /^0*(.+)$/s.exec((number.match(/[a-z\d]/gi) ?? []).join('')) ?? [];
  return rest.toUpperCase();
}
