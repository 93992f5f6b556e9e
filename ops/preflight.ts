import { Failure } from './base/failure.ts';
import { CHECKS } from './preflight/all-checks.ts';
import type { Finding } from './preflight/finding.ts';
import { openTarget } from './preflight/open-target.ts';
import { runChecks, type CheckReport } from './preflight/run-checks.ts';
import { counted, readOptions, runCommand } from './terminal/command.ts';

const USAGE = `npm run preflight -- --project ID   tries a project and says what is wrong and what mends it

--project ID names the real project; without it, the emulators that run here.
--app URL names the site, if it is not https://ID.web.app.
--bucket NAME names the bucket of the receipts, if it is not the project's first one.
--mail-to ADDRESS sends a test mail there.
--only NAME tries one thing: ${CHECKS.map(({ id }) => id).join(', ')}.
--json prints what was found for programs.`;

const MARKS: Readonly<Record<Finding['state'], string>> = {
  right: '✔',
  wrong: '✖',
  note: '!',
  untried: '…',
};

function print({ name, why, findings }: CheckReport): void {
  const isWrong = findings.some(({ state }) => state === 'wrong');
  console.log(`${isWrong ? '✖' : '✔'} ${name}`);
  if (isWrong) console.log(`    Why: ${why}`);
  for (const { state, found, mend } of findings) {
    console.log(`    ${MARKS[state]} ${found}`);
    if (mend !== null) console.log(`      → ${mend}`);
  }
}

await runCommand(async (interrupted) => {
  const text = { type: 'string' } as const;
  const { values } = readOptions(
    {
      options: {
        project: text,
        app: text,
        bucket: text,
        only: text,
        'mail-to': text,
        json: { type: 'boolean' },
      },
    },
    USAGE,
  );
  const { project = null, app, bucket, only, 'mail-to': mailTo, json = false } = values;
  const checks = CHECKS.filter(({ id }) => only === undefined || id === only);
  if (checks.length === 0) throw new Failure(`There is no check "${only ?? ''}".\n\n${USAGE}`);
  const target = await openTarget({ project, app, bucket, mailTo }, interrupted);
  const reports = await runChecks(checks, target, json ? undefined : print);
  const findings = reports.flatMap((report) => report.findings);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  if (json) console.log(JSON.stringify({ project: target.project, checks: reports }, null, 2));
  else {
    const untried = findings.filter(({ state }) => state === 'untried').length;
    const rest = untried === 0 ? '' : ` ${counted(untried, 'thing')} could not be tried here.`;
    console.log(`${wrong === 0 ? 'All is well.' : `${counted(wrong, 'fault')}.`}${rest}`);
  }
  return wrong === 0 ? 0 : 1;
});
