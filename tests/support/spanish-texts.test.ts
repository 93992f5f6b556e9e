import { expect, it } from 'vitest';
import { mailMessages } from '../../functions/src/mail/messages/mail-messages.ts';
import { spanishMailMessages } from '../../functions/src/mail/messages/mail-messages.es.ts';
import { refusalMessages } from '../../functions/src/expenses/refusal-messages.ts';
import { spanishRefusalMessages } from '../../functions/src/expenses/refusal-messages.es.ts';
import { linkMessages } from '../../web/src/app/link-messages.ts';
import { spanishLinkMessages } from '../../web/src/app/link-messages.es.ts';
import { approveMessages } from '../../web/src/approve/approve-messages.ts';
import { spanishApproveMessages } from '../../web/src/approve/approve-messages.es.ts';
import { correctMessages } from '../../web/src/correct/correct-messages.ts';
import { spanishCorrectMessages } from '../../web/src/correct/correct-messages.es.ts';
import { formMessages } from '../../web/src/form/form-messages.ts';
import { spanishFormMessages } from '../../web/src/form/form-messages.es.ts';
import { missingReceiptMessages } from '../../web/src/form/missing-receipt/missing-receipt-messages.ts';
import { spanishMissingReceiptMessages } from '../../web/src/form/missing-receipt/missing-receipt-messages.es.ts';
import { notFoundMessages } from '../../web/src/not-found/not-found-messages.ts';
import { spanishNotFoundMessages } from '../../web/src/not-found/not-found-messages.es.ts';
import { statusMessages } from '../../web/src/status/status-messages.ts';
import { spanishStatusMessages } from '../../web/src/status/status-messages.es.ts';
import { submitMessages } from '../../web/src/submit/submit-messages.ts';
import { spanishSubmitMessages } from '../../web/src/submit/submit-messages.es.ts';
import { faultMessages, sentFileMessages } from '../../web/src/ui/receipts/file-messages.ts';
import {
  spanishFaultMessages,
  spanishSentFileMessages,
} from '../../web/src/ui/receipts/file-messages.es.ts';
import { receiptMessages } from '../../web/src/ui/receipts/receipts-messages.ts';
import { spanishReceiptMessages } from '../../web/src/ui/receipts/receipts-messages.es.ts';
import { textsIn } from './texts-in.ts';
import { uiMessages } from '../../web/src/ui/ui-messages.ts';
import { spanishUiMessages } from '../../web/src/ui/ui-messages.es.ts';

it.each([
  ['the emails', mailMessages, spanishMailMessages],
  ['the API about an expense', refusalMessages, spanishRefusalMessages],
  ['links', linkMessages, spanishLinkMessages],
  ['the approval page', approveMessages, spanishApproveMessages],
  ['a correction', correctMessages, spanishCorrectMessages],
  ['the form', formMessages, spanishFormMessages],
  ['a missing receipt', missingReceiptMessages, spanishMissingReceiptMessages],
  ['the status', statusMessages, spanishStatusMessages],
  ['the sent form', submitMessages, spanishSubmitMessages],
  ['files that we refuse', faultMessages, spanishFaultMessages],
  ['files that are sent', sentFileMessages, spanishSentFileMessages],
  ['receipts', receiptMessages, spanishReceiptMessages],
  ['the page for an unknown address', notFoundMessages, spanishNotFoundMessages],
  ['the shared parts', uiMessages, spanishUiMessages],
])('the Spanish of %s has every text, and none is the English one', (_what, english, spanish) => {
  const [all, own] = [new Map(textsIn(english)), textsIn(spanish)];
  expect(own.map(([path]) => path).toSorted()).toEqual([...all.keys()].toSorted());
  expect(own.filter(([path, text]) => all.get(path) === text)).toEqual([]);
});
