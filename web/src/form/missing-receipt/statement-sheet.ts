import type { ValuesOf } from '@pa-ledger/domain/fields/field';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { MISSING_RECEIPT_FIELDS as FIELDS } from './missing-receipt-fields.ts';
import { missingReceiptMessages as messages } from './missing-receipt-messages.ts';

/** What a text on a sheet is, and so how it looks. */
export type SheetStyle = 'school' | 'title' | 'label' | 'value' | 'stated';

/** What a PDF says, from top to bottom. */
export interface Sheet {
  readonly title: string;
  readonly texts: readonly { readonly text: string; readonly style: SheetStyle }[];
  /** What is at the end of each page, if there are several. */
  readonly pageOf: (page: number, count: number) => string;
}

/** What somebody states, and on which day at the school. */
export type Statement = ValuesOf<typeof FIELDS> & { readonly statedOn: CalendarDate };

/** Returns the sheet of a statement instead of a receipt. */
export function statementSheet({ boughtOn, price, statedOn, ...typed }: Statement): Sheet {
  const { title, stated, statedBy, pageOf } = messages;
  return {
    ...{ title, pageOf },
    texts: [
      { text: organization.schoolName, style: 'school' },
      { text: title, style: 'title' },
      ...fact(FIELDS.what.label, typed.what),
      ...fact(FIELDS.where.label, typed.where),
      ...fact(FIELDS.boughtOn.label, formatDate(boughtOn)),
      ...fact(FIELDS.price.label, formatCents(amountOf(price))),
      ...fact(FIELDS.why.label, typed.why),
      { text: stated, style: 'stated' },
      ...fact(statedBy, typed.statedBy),
      ...fact(messages.statedOn, formatDate(statedOn)),
    ],
  };
}

function fact(label: string, value: string): Sheet['texts'] {
  return [
    { text: label, style: 'label' },
    { text: value, style: 'value' },
  ];
}
