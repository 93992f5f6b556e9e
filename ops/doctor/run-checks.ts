import { reasonOf } from '../base/failure.ts';
import { counted } from '../terminal/command.ts';
import { backups } from './backups.ts';
import { billing } from './billing.ts';
import { wrong, type Check, type Finding, type Target } from './check.ts';
import { data } from './data.ts';
import { database } from './database.ts';
import { functions } from './functions.ts';
import { Refused } from './google-client.ts';
import { indexes } from './indexes.ts';
import { mail } from './mail.ts';
import { quotas } from './quotas.ts';
import { roles } from './roles.ts';
import { rules } from './rules.ts';
import { schedules } from './schedules.ts';
import { secrets } from './secrets.ts';
import { services } from './services.ts';
import { signIn } from './sign-in.ts';
import { site } from './site.ts';

/** All checks, in the order in which a school sets up what they check. */
export const CHECKS: readonly Check[] = [
  services,
  billing,
  database,
  signIn,
  secrets,
  quotas,
  roles,
  indexes,
  rules,
  functions,
  schedules,
  site,
  data,
  backups,
  mail,
];

/** A check with its finding. */
export interface CheckReport extends Pick<Check, 'id' | 'name' | 'why'> {
  readonly findings: readonly Finding[];
}

/**
 * Runs checks one after the other and prints each finding.
 * @returns whether nothing is wrong.
 * @throws AbortError if the person interrupts it; by then it has removed whatever a check added.
 */
export async function examine(
  checks: readonly Check[],
  target: Target,
  say: (line: string) => void,
): Promise<boolean> {
  let wrongs = 0;
  for (const check of checks) {
    const report = await runCheck(check, target);
    tell(report, say);
    wrongs += report.findings.filter(isWrong).length;
  }
  say(wrongs === 0 ? 'All is well.' : `${counted(wrongs, 'fault')}.`);
  return wrongs === 0;
}

/** Runs a check. @throws AbortError if the person interrupts it; by then it has removed whatever the check added. */
export async function runCheck(check: Check, target: Target): Promise<CheckReport> {
  const { id, name, why } = check;
  const findings = await findingsOf(check, target);
  target.interrupted.throwIfAborted();
  return { id, name, why, findings };
}

/** A failure of the check itself is a finding too: the other checks continue. */
async function findingsOf(check: Check, target: Target): Promise<readonly Finding[]> {
  try {
    return await check.run(target);
  } catch (error) {
    if (error instanceof Refused) return [wrong(error.message, mendOfRefusal(error, target))];
    return [wrong(`No answer: ${causeOf(error)}.`, 'Look at your connection, and try again.')];
  }
}

function mendOfRefusal({ status, switchedOff }: Refused, { project }: Target): string {
  if (switchedOff !== null) return `gcloud services enable ${switchedOff} --project ${project}`;
  return status === 401 || status === 403
    ? `Switch the service on if the sentence says that it is off; else sign in as an owner of ${project}: gcloud auth application-default login`
    : 'Do what the sentence says, and try again.';
}

/** Node says only 'fetch failed', and puts the reason one level deeper. */
function causeOf(error: unknown): string {
  return reasonOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
}

const MARKS: Readonly<Record<Finding['state'], string>> = { right: '✔', wrong: '✖', note: '!' };

const isWrong = ({ state }: Finding): boolean => state === 'wrong';

function tell({ name, why, findings }: CheckReport, say: (line: string) => void): void {
  const isFaulty = findings.some(isWrong);
  say(`${isFaulty ? MARKS.wrong : MARKS.right} ${name}`);
  if (isFaulty) say(`    Why: ${why}`);
  for (const { state, found, mend } of findings) {
    say(`    ${MARKS[state]} ${found}`);
    if (mend !== null) say(`      → ${mend}`);
  }
}
