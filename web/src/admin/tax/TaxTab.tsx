import { Suspense, type ComponentType } from 'react';
import { lazy } from '../lazy.ts';
import { TabSkeleton } from '../shared/frame/LoadState.tsx';
import { type SubTab, type SubTabList, SubTabs } from '../shared/frame/SubTabs.tsx';
import { taxMessages } from './tax-messages.ts';

const { subTabs } = taxMessages;

/** The sub-tabs in their order, each with code of its own: most people come for one of them, once a year. */
const TABS: SubTabList<SubTab & { readonly Page: ComponentType }> = [
  {
    path: 'payees',
    label: subTabs.payees,
    Page: lazy(async () => ({ default: (await import('./payees/PayeesTab.tsx')).PayeesTab })),
  },
  {
    path: 'contractors',
    label: subTabs.contractors,
    Page: lazy(async () => ({
      default: (await import('./contractors/ContractorsTab.tsx')).ContractorsTab,
    })),
  },
  {
    path: 'donors',
    label: subTabs.donors,
    right: 'readContacts',
    Page: lazy(async () => ({ default: (await import('./donors/DonorsTab.tsx')).DonorsTab })),
  },
  {
    path: 'in-kind',
    label: subTabs.inKind,
    Page: lazy(async () => ({ default: (await import('./in-kind/InKindTab.tsx')).InKindTab })),
  },
  {
    path: 'sales-tax',
    label: subTabs.salesTax,
    Page: lazy(async () => ({
      default: (await import('./sales-tax/SalesTaxTab.tsx')).SalesTaxTab,
    })),
  },
  {
    path: 'return',
    label: subTabs.smallReturn,
    Page: lazy(async () => ({
      default: (await import('./small-return/SmallReturnTab.tsx')).SmallReturnTab,
    })),
  },
  {
    path: 'export',
    label: subTabs.export,
    Page: lazy(async () => ({ default: (await import('./export/ExportTab.tsx')).ExportTab })),
  },
];

/** The Tax Year tab: what the IRS, the state, donors, and an accountant ask for (docs/taxes.md). */
export function TaxTab() {
  return (
    <SubTabs label={taxMessages.heading} base="/admin/tax" tabs={TABS}>
      {({ Page }) => (
        <Suspense fallback={<TabSkeleton />}>
          <Page />
        </Suspense>
      )}
    </SubTabs>
  );
}
