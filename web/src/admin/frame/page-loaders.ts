import type { ComponentType } from 'react';
import type { frameMessages } from './frame-messages.ts';

/** The part of the panel's addresses that names a page. */
export type PagePath = Exclude<keyof typeof frameMessages.tabs, 'label'>;

/** Loads the code of each page of the panel, when it is opened; the tabs' pages are in the order of the tabs. */
export const PAGE_LOADERS: Readonly<Record<PagePath, () => Promise<ComponentType>>> = {
  home: () => import('../home/HomePage.tsx').then((file) => file.HomePage),
  expenses: () => import('../expenses/ExpensesTab.tsx').then((file) => file.ExpensesTab),
  categories: () => import('../categories/CategoriesTab.tsx').then((file) => file.CategoriesTab),
  budget: () => import('../budget/BudgetTab.tsx').then((file) => file.BudgetTab),
  balances: () => import('../balances/BalancesTab.tsx').then((file) => file.BalancesTab),
  financial: () => import('../financial/FinancialTab.tsx').then((file) => file.FinancialTab),
  bank: () => import('../bank/BankTab.tsx').then((file) => file.BankTab),
  reports: () => import('../reports/ReportsTab.tsx').then((file) => file.ReportsTab),
  tax: () => import('../tax/TaxTab.tsx').then((file) => file.TaxTab),
  users: () => import('../users/UsersTab.tsx').then((file) => file.UsersTab),
  search: () => import('../search/SearchPage.tsx').then((file) => file.SearchPage),
  journal: () => import('../journal/JournalTab.tsx').then((file) => file.JournalTab),
};

const FIRST: PagePath = 'home';

/** Returns which page an address is of; Home for `/admin` and for what doesn't exist. */
export function pagePathAt(pathname: string): PagePath {
  const [, , path = ''] = pathname.split('/');
  // What is a key of the table.
  return Object.hasOwn(PAGE_LOADERS, path) ? (path as PagePath) : FIRST;
}
