import type { Found, FoundExpense, ProjectData } from '../../../ops/checks/project-data.ts';

/** What is damaged, how, and what the check must say. */
export type DamageCase = readonly [
  name: string,
  damage: (project: ProjectData) => Partial<ProjectData>,
  sentence: RegExp,
];

/** The project with one expense changed: the one of this status. */
export function expenseThatIs(
  status: string,
  change: (expense: FoundExpense) => Partial<FoundExpense>,
) {
  return ({ expenses }: ProjectData): Partial<ProjectData> => ({
    expenses: expenses.map((expense) =>
      expense.data['status'] === status ? { ...expense, ...change(expense) } : expense,
    ),
  });
}

/** A document with other fields. */
export const fields = ({ data }: Found, change: object): Pick<Found, 'data'> => ({
  data: { ...data, ...change },
});

/** One more document. */
export const more = (id: string, data: object): Found => ({ id, data });
