import type { Right } from '@pa-ledger/domain/people/rights';
import { type ComponentType } from 'react';
import { lazy } from '../lazy.ts';
import type { SubTab, SubTabList } from '../shared/frame/SubTabs.tsx';
import { bankMessages } from './bank-messages.ts';

const { subTabs: labels } = bankMessages;

/** The sub-tabs in their order, each with a folder and a file of its own, which loads when it is opened. */
export const SUB_TABS: SubTabList<SubTab & { readonly Page: ComponentType }> = [
  subTab('register', async () => (await import('./register/RegisterTab.tsx')).RegisterTab),
  subTab('reconcile', async () => (await import('./reconcile/ReconcileTab.tsx')).ReconcileTab),
  subTab('accounts', async () => (await import('./accounts/AccountsTab.tsx')).AccountsTab),
  subTab('deposits', async () => (await import('./deposits/DepositsTab.tsx')).DepositsTab),
  // A form and nothing else.
  subTab(
    'services',
    async () => (await import('./services/ServicesTab.tsx')).ServicesTab,
    'keepBooks',
  ),
  subTab(
    'ratification',
    async () => (await import('./ratification/RatificationTab.tsx')).RatificationTab,
  ),
];

function subTab(
  path: keyof typeof labels,
  load: () => Promise<ComponentType>,
  right: Right = 'readBooks',
) {
  return { path, right, label: labels[path], Page: lazy(async () => ({ default: await load() })) };
}
