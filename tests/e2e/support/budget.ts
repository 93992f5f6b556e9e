import type { Locator, Page } from '@playwright/test';
import { putAll, type Records } from './records.ts';
import { PRESENT_YEAR } from './transaction-pages.ts';

export const TAB = '/admin/budget';
const DIALOG = { add: 'Add Budget Item', edit: 'Edit Budget Item' };

/** The budget items of these tests; the last one's category and fund are gone. */
export const ITEMS = {
  fair: {
    fiscalYear: PRESENT_YEAR,
    categoryId: 'fair',
    fundId: 'main',
    originalBudget: 1200,
    changes: 150.5,
    finalBudget: 1350.5,
    description: 'Tents, prizes and the band',
  },
  office: {
    fiscalYear: PRESENT_YEAR,
    categoryId: 'office',
    fundId: 'main',
    originalBudget: 400,
    changes: -75.25,
    finalBudget: 324.75,
  },
  library: {
    fiscalYear: PRESENT_YEAR,
    categoryId: 'library',
    fundId: 'grants',
    originalBudget: 2500,
    changes: 0,
    finalBudget: 2500,
    description: 'Books of the reading week',
  },
  orphan: {
    fiscalYear: PRESENT_YEAR,
    categoryId: 'closed',
    fundId: 'gone',
    originalBudget: 0.1,
    changes: 0.2,
    finalBudget: 0.3,
  },
} as const;

/** Puts categories, funds and the items above in place; `items` false leaves the table empty. */
export async function putBudget(db: Records, items = true): Promise<void> {
  const documents: Record<string, object> = {};
  const categories = { fair: 'Spring Fair', office: 'Office Supplies', library: 'Library' };
  for (const [id, name] of Object.entries(categories)) {
    const requiresEventApprover = id === 'fair';
    documents[`categories/${id}`] = { name, requiresEventApprover, version: 1 };
  }
  documents['funds/main'] = { code: '4900', name: 'Main Fund', version: 1 };
  documents['funds/grants'] = { code: '4950', name: 'Grants', version: 1 };
  if (items) {
    for (const [id, item] of Object.entries(ITEMS)) {
      documents[`budgetItems/${id}`] = { ...item, version: 1 };
    }
  }
  await putAll(db, documents);
}

/** The table of all items. */
export function table(page: Page): Locator {
  return page.getByRole('table', { name: 'Budget items' });
}

/** Its rows that hold a text, such as the name of a category. */
export function row(page: Page, name: string): Locator {
  return table(page).getByRole('row').filter({ hasText: name });
}

/** The values in these rows. */
export function cells(page: Page, name: string): Locator {
  return row(page, name).getByRole('cell').locator('.value');
}

function form(page: Page, kind: keyof typeof DIALOG): Locator {
  return page.getByRole('dialog', { name: DIALOG[kind] });
}

/** Opens the form of a new item. @returns the form. */
export async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Budget Item' }).click();
  return form(page, 'add');
}

/** Opens the form of an item. @param name its category and fund. @returns the form. */
export async function openEdit(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  return form(page, 'edit');
}
