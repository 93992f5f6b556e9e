import type { Step } from '../expense.ts';
import type { Eligible } from './permissions.ts';

/** Returns a step that asks these people, and says whether it asks the role's stand-in. */
export function asking(step: Step, { approvers, blocked, standIn }: Eligible): Step {
  const { standIn: _before, ...others } = step;
  return { ...others, approvers, blocked, ...markOf(standIn) };
}

/** Returns whether a step asks exactly these people, in the same role, and waits for the same reason if it asks nobody. */
export function isAsking(step: Step, { approvers, blocked, standIn }: Eligible): boolean {
  return (
    step.blocked === blocked &&
    (step.standIn === true) === standIn &&
    approvers.length === step.approvers.length &&
    approvers.every((address) => step.approvers.includes(address))
  );
}

/** Returns what a record has of whether somebody acts or is asked as a stand-in: nothing if they hold the role. */
export function markOf(isStandIn: boolean): { readonly standIn?: true } {
  return isStandIn ? { standIn: true } : {};
}
