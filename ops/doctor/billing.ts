import { note, right, wrong, type Check, type Finding, type Target } from './check.ts';

/** What Google's billing says about a project, in the form of the reference of projects.getBillingInfo. */
interface BillingInfo {
  /** `billingAccounts/ID`; empty if there is none. */
  readonly billingAccountName?: string;
  readonly billingEnabled?: boolean;
}

/** The fields of a budget that we use, in the form of its reference. */
interface Budget {
  /** Present if the budget stops a service instead of only warning. */
  readonly spendCap?: object;
}

export const billing: Check = {
  id: 'billing',
  name: 'the project is on the Blaze plan, with a budget',
  why: 'Functions and Storage need the plan. Without a budget nobody hears of a bill before it comes; without a spend cap nothing stops it.',
  isBefore: true,
  async run(target) {
    const { google, project } = target;
    const path = `/v1/projects/${project}/billingInfo`;
    const info = (await google.ask({ service: 'cloudbilling', path })) as BillingInfo;
    const { billingAccountName: account = '', billingEnabled = false } = info;
    return billingEnabled && account !== ''
      ? [right('Blaze.'), await budgetFinding(account, target)]
      : [
          wrong(
            'The project is on the free plan.',
            `Upgrade to Blaze: https://console.firebase.google.com/project/${project}/usage/details`,
          ),
        ];
  },
};

async function budgetFinding(account: string, { google }: Target): Promise<Finding> {
  const console = `https://console.cloud.google.com/billing/${account.replace('billingAccounts/', '')}/budgets`;
  const reply = await google.send({
    service: 'billingbudgets',
    path: `/v1/${account}/budgets`,
  });
  // A project's owner may not be allowed to see the account that pays.
  if (!reply.ok) return note(`Your account may not see the budgets: look at ${console}`);
  const { budgets = [] } = (reply.json ?? {}) as { readonly budgets?: readonly Budget[] };
  if (budgets.length === 0)
    return note('There is no budget, so nobody is warned of a bill.', `Set one: ${console}`);
  return budgets.some(({ spendCap }) => spendCap !== undefined)
    ? right('A budget warns, and a spend cap stops what costs more.')
    : note(
        'A budget warns and stops nothing: there is no spend cap.',
        `Add one for Cloud Run (docs/deploy.md, step 3): ${console}`,
      );
}
