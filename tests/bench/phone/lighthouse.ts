import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from '../../functions/support/suite.ts';
import type { Figure } from '../figures.ts';
import { serveSite } from './site-server.ts';

/** Fetched when it is asked for: it is larger than all other tools together, and nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic';
/** Its own scores from 0 to 100, and the least that will do. */
const LEAST = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 95 } as const;

/** What of Lighthouse's report is read. */
interface Report {
  readonly categories: Readonly<Record<keyof typeof LEAST, { readonly score: number | null }>>;
}

/** Lighthouse on the form, as a phone: the built site, compressed as Hosting does. */
export async function benchLighthouse(): Promise<Figure[]> {
  const site = await serveSite(suite('APP_URL'), new Map());
  const file = join(tmpdir(), `lighthouse-${process.pid}.json`);
  try {
    await promisify(execFile)(
      'npm',
      [
        'exec',
        '--yes',
        LIGHTHOUSE,
        '--',
        `http://127.0.0.1:${site.port}/`,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=${FLAGS}`,
      ],
      { env: { ...process.env, CHROME_PATH: suite('CHROMIUM_PATH') } },
    );
    // The report of a pinned version.
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    return Object.entries(LEAST).map(([name, least]) => {
      // The keys of a constant table.
      const score = report.categories[name as keyof typeof LEAST].score ?? 0;
      return {
        what: `/: Lighthouse, mobile: ${name}`,
        value: String(Math.round(score * 100)),
        goal: `at least ${least}`,
        met: score * 100 >= least,
      };
    });
  } finally {
    await rm(file, { force: true });
    await site.close();
  }
}
