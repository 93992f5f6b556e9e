import { spanishDecisionMessages } from '@pa-ledger/domain/decision-messages.es';
import { spanishExpenseFormMessages } from '@pa-ledger/domain/expenses/expense-form-messages.es';
import { STATUS_LINK_LIFETIME_MS } from '@pa-ledger/domain/limits';
import { fieldSentence } from '@pa-ledger/domain/text/field-error';
import { spanishFieldMessages } from '@pa-ledger/domain/text/field-messages.es';
import type { Page } from '@playwright/test';
import { spanishLinkMessages } from '../../web/src/app/link-messages.es.ts';
import { spanishApproveMessages } from '../../web/src/approve/approve-messages.es.ts';
import { spanishFormMessages } from '../../web/src/form/form-messages.es.ts';
import { spanishMissingReceiptMessages } from '../../web/src/form/missing-receipt/missing-receipt-messages.es.ts';
import { spanishNotFoundMessages } from '../../web/src/not-found/not-found-messages.es.ts';
import { spanishStatusMessages } from '../../web/src/status/status-messages.es.ts';
import { spanishSubmitMessages } from '../../web/src/submit/submit-messages.es.ts';
import { EVENT, OFFICE, PEOPLE } from '../functions/support/association.ts';
import { submitterTokenIn } from '../functions/support/submitter.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { tokenIn } from '../functions/support/test-environment.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { expectSpanish } from './support/expect-spanish.ts';
import { submitted } from './support/expenses.ts';
import { expenseToDecide } from './support/links.ts';
import { PHONE_ONLY } from './support/page-test.ts';
import {
  SPANISH,
  expectUploaded,
  fillSpanishForm,
  openSpanishForm,
} from './support/spanish-form.ts';
import { sentBack } from './support/submitter-links.ts';
import { expect, expectComplaint, REFUSED, test } from './support/test.ts';

/** The pages and dialogs that the journey of `spanish.spec.ts` doesn't come by. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What was typed of a request, which nobody translates. */
const TYPED_OF_REQUEST = [
  'Pat Doe',
  'Paper and markers for the welcome table',
  '1 Main Street Springfield',
  'receipt 0.pdf',
  'pat.doe@example.com',
];

test(
  'a statement instead of a receipt, and parts for several events',
  PHONE_ONLY,
  async ({ page }, info) => {
    const form = spanishFormMessages;
    const words = spanishMissingReceiptMessages;
    const { fields, statement } = spanishExpenseFormMessages;
    await openSpanishForm(page);
    await press(page, form.noReceipt);
    const dialog = page.getByRole('dialog', { name: words.title });
    const add = dialog.getByRole('button', { name: words.add });
    await add.click();
    await expect(
      dialog.getByText(fieldSentence(spanishFieldMessages, 'required', statement.why)),
    ).toBeVisible();
    await expectSpanish(page, 'the statement with errors');
    await checkAccessibility(page, info, 'es-no-receipt');
    const stated = {
      what: 'Calabazas',
      where: 'Puesto en la Ruta 9',
      boughtOn: SPANISH.expenseDate,
      price: SPANISH.amount,
      why: 'El puesto no da recibos.',
      statedBy: SPANISH.name,
    };
    for (const [name, text] of Object.entries(stated))
      await dialog.locator(`[name=${name}]`).fill(text);
    await add.click();
    await expect(dialog).toBeHidden();
    await expectUploaded(page);
    await expect(page.getByText(words.fileName(stated.what), { exact: true })).toBeVisible();

    await fillSpanishForm(page, `ana.${newExpenseId().toLowerCase()}@example.com`);
    await page.getByRole('checkbox', { name: form.split.several }).check();
    await press(page, spanishSubmitMessages.submit);
    await expect(
      page.getByText(fieldSentence(spanishFieldMessages, 'badSplit', fields.split)).first(),
    ).toBeVisible();
    await expectSpanish(page, 'the form with a part that says nothing', Object.values(SPANISH));
    await page.getByLabel(form.split.event(2), { exact: true }).selectOption(EVENT.name);
    await page.getByLabel(form.split.amount(2)).fill('20');
    await expect(page.getByText(form.split.rest('$25.20', OFFICE.name)).first()).toBeVisible();
    await expectSpanish(page, 'the form with two parts', Object.values(SPANISH));
    await checkAccessibility(page, info, 'es-form-split');
  },
);

test('the ways to a link, and a withdrawal', PHONE_ONLY, async ({ page, complaints }, info) => {
  const words = spanishStatusMessages;
  await page.goto('/es/status');
  await press(page, words.request.send);
  await expect(page.getByText(words.request.badReference)).toBeVisible();
  await expectSpanish(page, 'the errors of who wants a link');
  await checkAccessibility(page, info, 'es-status-request');
  await page.getByLabel(words.request.reference).fill('K7QM-2XFA');
  await page.getByLabel(words.request.email).fill('nadie@example.com');
  await press(page, words.request.send);
  await expect(page.getByRole('heading', { name: words.request.sent })).toBeVisible();
  await expectSpanish(page, 'what is said about the link');

  const { id, reference } = await submitted();
  const token = await submitterTokenIn(db, id, 'status');
  await page.goto('/es/status#cortado');
  await expect(page.getByText(spanishLinkMessages.notWhole)).toBeVisible();
  await expectSpanish(page, 'an incomplete link');
  await page.goto(`/es/correct#${token}`);
  await expect(page.getByRole('link', { name: spanishLinkMessages.getLink })).toBeVisible();
  await expectSpanish(page, 'a link to another page');
  await checkAccessibility(page, info, 'es-wrong-link');
  const old = Date.now() - STATUS_LINK_LIFETIME_MS;
  await page.goto(`/es/status#${await submitterTokenIn(db, id, 'status', old)}`);
  await expect(page.getByText(spanishLinkMessages.newLinkHint)).toBeVisible();
  await expectSpanish(page, 'an old link');
  await press(page, spanishLinkMessages.newLink);
  await expect(page.getByText(spanishLinkMessages.sent)).toBeVisible();
  await expectSpanish(page, 'what is said about a new link');

  await page.goto(`/es/status#${token}`);
  await expect(page.getByText(reference)).toBeVisible();
  await expectSpanish(page, 'the status of a request that waits');
  await page.goto(`/es/status#${await submitterTokenIn(db, id, 'withdraw')}`);
  await expect(
    page.getByRole('heading', { name: words.withdrawQuestion(reference) }),
  ).toBeVisible();
  await expectSpanish(page, 'the question about a withdrawal');
  await checkAccessibility(page, info, 'es-status-withdraw');
  await press(page, words.withdraw);
  await expect(page.getByRole('heading', { name: words.isWithdrawn })).toBeVisible();
  await expectSpanish(page, 'a withdrawal');

  const returned = await sentBack('¿Cuál feria?');
  await page.goto(`/es/status#${await submitterTokenIn(db, returned.id, 'status')}`);
  await expect(page.getByRole('heading', { name: words.returned })).toBeVisible();
  await expectSpanish(page, 'the status of a request that was sent back');
  expectComplaint(complaints, REFUSED);
});

test(
  'an approver’s decisions, and what a link says afterwards',
  PHONE_ONLY,
  async ({ page, complaints }, info) => {
    const words = spanishApproveMessages;
    const { id, token } = await expenseToDecide();
    const other = await tokenIn(db, { expenseId: id, step: 0, approver: PEOPLE.otherPresident });
    await page.goto(`/es/approve/${token}?action=aprobar`);
    await expect(page.getByText(words.changedAction('aprobar'))).toBeVisible();
    await expectSpanish(page, 'a link with another action');
    await page.getByRole('link', { name: words.openRequest }).click();
    await expect(page.getByRole('button', { name: words.approve, exact: true })).toBeEnabled();
    await expectSpanish(page, 'the review page', TYPED_OF_REQUEST);
    await checkAccessibility(page, info, 'es-review');
    for (const act of ['reject', 'return', 'less'] as const) {
      await press(page, words.openForm[act]);
      if (act === 'less') {
        await press(page, words.forms.less.submit);
        await expect(page.getByText(words.notSmaller)).toBeVisible();
        await page.getByLabel(words.smallerAmount).fill('40');
      }
      await press(page, words.forms[act].submit);
      await expect(page.getByText(words.forms[act].required)).toBeVisible();
      await expectSpanish(page, `the form to ${act}`, TYPED_OF_REQUEST);
      if (act === 'less') await checkAccessibility(page, info, 'es-review-less');
      await press(page, words.back);
    }
    await press(page, words.openForm.less);
    await page.getByLabel(words.smallerAmount).fill('40');
    await page.getByLabel(words.forms.less.label).fill('Los marcadores eran de la oficina.');
    await press(page, words.forms.less.submit);
    await expect(page.getByText(spanishDecisionMessages.approved)).toBeVisible();
    await expectSpanish(page, 'the result');
    await page.reload();
    await expect(page.getByText(spanishDecisionMessages.approved)).toBeVisible();
    await expectSpanish(page, 'the result after a reload');
    await page.goto(`/es/approve/${other}?action=review`);
    await expect(page.getByText(/^Este paso ya se decidió/)).toBeVisible();
    await expectSpanish(page, 'the link of a step that another decided', TYPED_OF_REQUEST);
    await checkAccessibility(page, info, 'es-review-decided');
    await page.goto('/es/approve?used');
    await expect(page.getByText(words.linkUsed)).toBeVisible();
    await expectSpanish(page, 'a used link');

    // The next one sees what was lowered.
    const next = await tokenIn(db, { expenseId: id, step: 1, approver: PEOPLE.treasurer });
    await page.goto(`/es/approve/${next}?action=review`);
    await expect(page.getByText(/bajó este monto/)).toBeVisible();
    await expectSpanish(page, 'a request for less', TYPED_OF_REQUEST);
    await page.goto(`/es/approve/${next.slice(0, -5)}`);
    await expect(page.getByText(/^Este enlace de aprobación no funciona/)).toBeVisible();
    await expectSpanish(page, 'an approver’s wrong link');
    expectComplaint(complaints, REFUSED);
  },
);

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('reads about an unknown address', PHONE_ONLY, async ({ page, complaints }, info) => {
    await page.goto('/no/such/page');
    await expect(page.getByText(spanishNotFoundMessages.heading)).toBeVisible();
    await expectSpanish(page, 'the page for an unknown address');
    await checkAccessibility(page, info, 'es-not-found');
    expectComplaint(complaints, REFUSED);
  });
});
