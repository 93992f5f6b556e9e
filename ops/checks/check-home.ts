import {
  marksOf,
  sharesFrom,
  WORK_COLLECTIONS,
  workShares,
  type WorkShare,
} from '@pa-ledger/domain/home/open-work';
import { NONE } from '@pa-ledger/domain/home/moved-money';
import { PLAN_COLLECTIONS, planPart } from '@pa-ledger/domain/home/plan';
import {
  accountMovementsOf,
  LEDGER_COLLECTIONS,
  movementsOf,
} from '@pa-ledger/domain/ledger/lines';
import { amountOf } from '@pa-ledger/domain/money/money';
import { isDeepStrictEqual } from 'node:util';
import type { ProjectData } from './project-data.ts';

/** Numbers by place, such as `home/now ready all cents`. */
type Numbers = Map<string, number>;

/** Checks that what Home shows is what the documents say. It adds up by itself. */
export function checkHome(project: ProjectData): string[] {
  const right: Numbers = new Map();
  addWork(project, right);
  addMoney(project, right);
  addBudgets(project, right);
  const kept: Numbers = new Map();
  for (const { id, data } of project.home)
    for (const [field, value] of Object.entries(data))
      if (id !== 'plan' || field === 'budgetItems') addNumbers(`home/${id} ${field}`, value, kept);
  for (const { id, data } of project.homeShares)
    for (const share of sharesFrom(data) ?? []) addAmount(`homeShares/${id}`, share, kept);
  const places = [...new Set([...kept.keys(), ...right.keys()])].sort();
  return [
    ...places.flatMap((place) => {
      const [is, should] = [kept.get(place) ?? 0, right.get(place) ?? 0];
      return is === should ? [] : [`${place} says ${is}, but the documents say ${should}.`];
    }),
    ...wrongParts(project),
  ];
}

function add(numbers: Numbers, place: string, by: number): void {
  numbers.set(place, (numbers.get(place) ?? 0) + by);
}

function addAmount(document: string, { kind, of, count, cents }: WorkShare, numbers: Numbers) {
  add(numbers, `${document} ${kind} ${of} count`, count);
  add(numbers, `${document} ${kind} ${of} cents`, cents);
}

function addNumbers(place: string, value: unknown, numbers: Numbers): void {
  if (typeof value === 'number') add(numbers, place, value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) addNumbers(`${place} ${key}`, inner, numbers);
}

function addWork(project: ProjectData, right: Numbers): void {
  const marks = new Map(project.ratified.map(({ id, data }) => [id, data]));
  for (const collection of WORK_COLLECTIONS) {
    const documents = new Map(project[collection].map(({ id, data }) => [id, data]));
    // Of what is gone, a meeting's mark may be left.
    const marked = project.ratified.map(({ id }) => id.split('~'));
    const gone = marked.flatMap(([name, id = '']) => (name === collection ? [id] : []));
    for (const id of new Set([...documents.keys(), ...gone])) {
      const fields = documents.get(id);
      const [mark, voidMark] = marksOf(collection, id).map((key) => marks.get(key));
      for (const share of workShares(collection, id, { fields, mark, voidMark })) {
        for (const document of ['home/now', `homeShares/${collection}~${id}`])
          addAmount(document, share, right);
      }
    }
  }
}

function addMoney(project: ProjectData, right: Numbers): void {
  for (const name of LEDGER_COLLECTIONS) {
    for (const { data } of project[name]) {
      for (const { cell, ...move } of movementsOf(name, data)) {
        const [fund, flow] = [cell.fundId ?? NONE, flowIn(move)];
        add(right, `home/cash funds ${fund}`, flow);
        add(right, `home/${cell.month} funds ${fund}`, flow);
        const place = `home/${cell.month} categories ${cell.categoryId ?? NONE}`;
        for (const measure of ['revenue', 'manual', 'approved', 'paid', 'advanced'] as const)
          add(right, `${place} ${measure}`, move[measure]);
      }
      for (const { cell, ...move } of accountMovementsOf(name, data))
        add(right, `home/cash accounts ${cell.accountId}`, flowIn(move));
    }
  }
}

function flowIn(
  move: Readonly<
    Record<'revenue' | 'manual' | 'paid' | 'advanced' | 'transferIn' | 'transferOut', number>
  >,
): number {
  const out = move.manual + move.paid + move.advanced + move.transferOut;
  return move.revenue + move.transferIn - out;
}

function addBudgets({ budgetItems, home }: ProjectData, right: Numbers): void {
  const plan = home.find(({ id }) => id === 'plan')?.data ?? {};
  const last = budgetItems
    .map(({ data }) => String(data['fiscalYear']))
    .toSorted()
    .at(-1);
  const kept = Object.keys((plan['budgetItems'] ?? {}) as object);
  for (const { data } of budgetItems) {
    const year = String(data['fiscalYear']);
    if (!kept.includes(year) && year !== last) continue;
    const cents = amountOf(data['originalBudget']) + amountOf(data['changes']);
    add(right, `home/plan budgetItems ${year} ${String(data['categoryId'])}`, cents);
  }
}

/** Compares what Home keeps of the small collections, such as names. */
function wrongParts(project: ProjectData): string[] {
  const plan = project.home.find(({ id }) => id === 'plan')?.data ?? {};
  return PLAN_COLLECTIONS.filter((name) => name !== 'budgetItems').flatMap((name) => {
    const records = project[name].map(({ id, data }) => ({ id, fields: data }));
    const isRight = isDeepStrictEqual(plan[name] ?? {}, planPart(name, records));
    return isRight ? [] : [`home/plan does not show ${name} as they are.`];
  });
}
