import { suite } from '../functions/support/suite.ts';
import { milliseconds, percentile, timeAll, type Figure } from './figures.ts';

const COUNT = 300;
const AT_ONCE = 5;

/** What the public form asks for first, through Hosting and the running function, warm. */
export async function benchFormOptions(): Promise<Figure[]> {
  const ask = async (): Promise<void> => {
    const response = await fetch(`${suite('APP_URL')}/api/form-options`);
    await response.arrayBuffer();
  };
  await timeAll(
    Array.from({ length: AT_ONCE * 4 }, () => ask),
    AT_ONCE,
  );
  const times = await timeAll(
    Array.from({ length: COUNT }, () => ask),
    AT_ONCE,
  );
  return [
    {
      what: `${COUNT} form options, ${AT_ONCE} at once: median, p95`,
      value: `${milliseconds(percentile(times, 50))}, ${milliseconds(percentile(times, 95))}`,
      goal: '-',
      met: null,
    },
  ];
}
