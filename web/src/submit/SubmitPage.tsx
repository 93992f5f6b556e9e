import { lazy } from '@pa-ledger/domain/lazy';
import { organization } from '@pa-ledger/domain/organization';
import { useState } from 'react';
import { EXPENSE_RULES } from '@pa-ledger/domain/expenses/expense-fields';
import { valuesOfTyped } from '@pa-ledger/domain/fields/form';
import { Notice } from '../ui/Notice.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { ExpenseForm } from '../form/ExpenseForm.tsx';
import type { SentExpense, FormPurpose } from '../form/form-purpose.ts';
import type { CarryOver, FormSession } from '../form/form-session.ts';
import { useFormOptions } from '../form/useFormOptions.ts';
import { createSession, restoreSession } from './open-session.ts';
import { ClearButton, RememberBox } from './new-expense-parts.tsx';
import { forgetPerson, rememberIfAsked } from './remembered.ts';
import { SubmittedPanel } from './SubmittedPanel.tsx';
import { sendForm, type SendWords } from '../form/send-form.ts';
import { useMessages, useWords, type Messages } from '../ui/messages.ts';

/** The form or the success screen. The form opens its own session, because the build has no browser. */
type Stage =
  | { readonly is: 'form'; readonly round: number; readonly open: () => Promise<FormSession> }
  | { readonly is: 'sent'; readonly round: number; readonly expense: SentExpense };

/** The public page (docs/behaviour.md, 'Submission form'). */
export function SubmitPage() {
  const messages = useMessages('submit');
  const words = useWords('language', 'page', 'form', 'fields', 'fieldErrors');
  const [purpose] = useState(() => newExpense(messages, words));
  const options = useFormOptions();
  const [stage, setStage] = useState<Stage>(() => ({
    is: 'form',
    round: 0,
    open: lazy(restoreSession),
  }));
  const startOver = (carried?: CarryOver) => {
    const open = lazy(() => Promise.resolve(createSession(carried)));
    setStage({ is: 'form', round: stage.round + 1, open });
  };

  return (
    <PageFrame
      heading={organization.schoolName}
      subtitle={messages.subtitle}
      footer={messages.footer}
    >
      {options.status === 'ready' && options.opensSoon === true && (
        <Notice tone="info" title={messages.opensSoon} sx={{ marginBottom: '1.25rem' }}>
          {messages.opensSoonHint}
        </Notice>
      )}
      {stage.is === 'form' ? (
        <ExpenseForm
          key={stage.round}
          purpose={purpose}
          open={stage.open}
          takeFocus={stage.round > 0}
          options={options}
          onSubmitted={(expense) => setStage({ is: 'sent', round: stage.round, expense })}
          onStartOver={startOver}
        />
      ) : (
        <SubmittedPanel expense={stage.expense} onAnother={startOver} />
      )}
    </PageFrame>
  );
}

/** The form of a new expense. */
function newExpense(messages: Messages['submit'], words: SendWords): FormPurpose {
  const own = words.fields.fields;
  return {
    // An app needs to know where to pay.
    fields: { ...own, payHandle: { ...own.payHandle, required: true } },
    words: {
      submit: messages.submit,
      failed: words.page.submitFailed,
      startOver: messages.startEmpty,
    },
    ofNew: { RememberBox, ClearButton, remember: rememberIfAsked, forget: forgetPerson },
    addressOnFileFor: null,
    send: ({ id, values, receipts }) => {
      // The form has checked them, and the server checks them again.
      const body = JSON.stringify({ id, ...valuesOfTyped(EXPENSE_RULES, values), receipts });
      const headers = { 'Content-Type': 'application/json' };
      return sendForm('/api/submit-expense', { method: 'POST', headers, body }, words);
    },
  };
}
