import { reasonOf } from '../base/failure.ts';
import type { Check } from './check.ts';
import { untried, wrong, type Finding } from './finding.ts';
import { NoService, Refused } from './google-client.ts';
import type { Target } from './target.ts';

/** A check with what it has found. */
export interface CheckReport extends Pick<Check, 'id' | 'name' | 'why'> {
  readonly findings: readonly Finding[];
}

/**
 * Runs checks one after the other.
 * @param onReport is called after each.
 * @throws AbortError when the person interrupts it; what a check has added is gone by then.
 */
export async function runChecks(
  checks: readonly Check[],
  target: Target,
  onReport: (report: CheckReport) => void = () => undefined,
): Promise<readonly CheckReport[]> {
  const reports: CheckReport[] = [];
  for (const check of checks) {
    const { id, name, why } = check;
    const report = { id, name, why, findings: await findingsOf(check, target) };
    target.interrupted.throwIfAborted();
    reports.push(report);
    onReport(report);
  }
  return reports;
}

/** What keeps a check from looking is a finding too: the other checks go on. */
async function findingsOf(check: Check, target: Target): Promise<readonly Finding[]> {
  try {
    return await check.run(target);
  } catch (error) {
    if (error instanceof NoService) return [untried(error.message)];
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

/** Node says only 'fetch failed', and why one level below. */
function causeOf(error: unknown): string {
  return reasonOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
}
