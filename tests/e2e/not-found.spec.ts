import { organization } from '@pa-ledger/domain/organization';
import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, REFUSED, expect, expectComplaint, test } from './support/test.ts';

test(
  'an address that leads nowhere has the header, a way to the form, and no script',
  DESK,
  async ({ page, complaints }, info) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    const header = page.getByRole('banner');
    await expect(header).toContainText(organization.associationName);
    await expect(header.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('link', { name: 'Go to the expense form' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(scripts).toEqual([]);
    expectComplaint(complaints, REFUSED);
    await checkAccessibility(page, info, 'not-found');
  },
);
