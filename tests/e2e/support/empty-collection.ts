import type { Page } from '@playwright/test';

/** Below an expense that does not exist: admins can read it, and it stays empty. */
const PARENT = 'documents/expenses/none';
const EMPTY = 'history';

/**
 * Lets this page find a collection empty, while other tests have rows in it: every request about the collection goes to
 * another one that is empty.
 */
export async function findEmpty(page: Page, collection: string): Promise<void> {
  const asked = `"collectionId":"${collection}"`;
  const rewrite = (json: string): string =>
    json.replaceAll(asked, `"collectionId":"${EMPTY}"`).replaceAll(/documents(?=")/g, PARENT);

  await page.route('**/Listen/channel?**', async (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    for (const [name, value] of fields) {
      if (value.includes(asked)) fields.set(name, rewrite(value));
    }
    await route.continue(
      route.request().method() === 'POST' ? { postData: fields.toString() } : {},
    );
  });
  await page.route('**/documents:runAggregationQuery', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes(asked)) return route.continue();
    const url = route.request().url().replace('/documents:', `/${PARENT}:`);
    return route.continue({ url, postData: rewrite(body) });
  });
}
