import { submit } from '../functions/support/api.ts';
import { EVENT, OFFICE } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { db } from '../functions/support/suite.ts';
import { milliseconds, percentile, timeAll, type Figure } from './figures.ts';

const COUNT = 500;
const AT_ONCE = 20;

/** Forms sent through Hosting and the running function, their receipts in place; then each is looked for. */
export async function benchSubmissions(): Promise<Figure[]> {
  const forms = await Promise.all(
    Array.from({ length: COUNT }, (_, index) =>
      filledForm({ category: index % 2 === 0 ? EVENT.name : OFFICE.name }),
    ),
  );
  let refused = 0;
  const start = performance.now();
  const times = await timeAll(
    forms.map((form) => async () => {
      if ((await submit(form)).status !== 200) refused++;
    }),
    AT_ONCE,
  );
  const seconds = (performance.now() - start) / 1000;
  const stored = await db.getAll(...forms.map(({ id }) => db.doc(`expenses/${id}`)));
  const lost = stored.filter((expense) => !expense.exists).length;
  return [
    {
      what: `${COUNT} submissions, ${AT_ONCE} at once: lost or refused`,
      value: String(lost + refused),
      goal: '0',
      met: lost + refused === 0,
    },
    {
      what: `${COUNT} submissions, ${AT_ONCE} at once: median, p95, rate`,
      value: `${milliseconds(percentile(times, 50))}, ${milliseconds(percentile(times, 95))}, ${(COUNT / seconds).toFixed(0)}/s`,
      goal: '-',
      met: null,
    },
  ];
}
