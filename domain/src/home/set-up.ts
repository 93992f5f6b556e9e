import { hasApprovers, type Holders } from '../approvers/approver-settings.ts';
import type { HomePlan } from './plan.ts';
import type { OpenWork } from './open-work.ts';

/** The steps of a new association, in their order. */
export const SETUP_STEPS = [
  'name',
  'funds',
  'categories',
  'approvers',
  'account',
  'budget',
  'people',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Without these nobody can send in a request. */
const ESSENTIAL: readonly SetupStep[] = ['funds', 'categories', 'approvers'];

/** What says which steps are done. */
export interface SetupFacts {
  readonly plan: HomePlan;
  readonly work: OpenWork;
  readonly settings: Pick<Holders, 'presidents' | 'treasurer'>;
  /** Whether there are two administrators or more. */
  readonly hasTwoPeople: boolean;
  /** Whether the association has a name of its own. */
  readonly isNamed: boolean;
  /** Whether any money is entered. */
  readonly hasMoney: boolean;
}

/** Returns which steps are done. */
export function setupDone(facts: SetupFacts): Readonly<Record<SetupStep, boolean>> {
  const { plan, settings, hasTwoPeople, isNamed } = facts;
  const has = (part: object | undefined): boolean => Object.keys(part ?? {}).length > 0;
  return {
    name: isNamed,
    funds: has(plan.funds),
    categories: has(plan.categories),
    approvers: hasApprovers(settings),
    account: has(plan.accounts),
    budget: has(plan.budgetItems),
    people: hasTwoPeople || settings.presidents.filter(Boolean).length > 1,
  };
}

/**
 * Returns whether the checklist is shown: until requests can be sent in, and after that until the association begins to
 * work or has done every step.
 */
export function isNew(facts: SetupFacts): boolean {
  const done = setupDone(facts);
  if (ESSENTIAL.some((step) => !done[step])) return true;
  const isAtWork = facts.hasMoney || Object.keys(facts.work).length > 0;
  return !isAtWork && SETUP_STEPS.some((step) => !done[step]);
}
