import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { describe, expect, it } from 'vitest';
import { keptSubmission, PEOPLE } from '../../../../tests/fixtures/association.ts';
import { SCRIPTS_IN_TEXT } from '../../../../tests/fixtures/scripts-in-text.ts';
import {
  asTyped,
  compose,
  decided,
  expenseOf,
  linksIn,
  paid,
  review,
  toSubmitter,
  wanted,
} from '../../../../tests/functions/support/composed-mails.ts';
import { hostileExpense } from '../../../../tests/functions/support/hostile-expense.ts';
import type { ComposedMail } from './compose.ts';

describe('what the submitter wrote, in the mail to an approver (#98)', () => {
  const { subject, text, html } = wanted(
    compose(hostileExpense(), review(0, PEOPLE.eventApprover)),
  );

  it('begins the mail, and the one link is ours, in both parts', () => {
    for (const part of [text, html]) {
      expect(part.indexOf('Call 555-0100')).toBeLessThan(part.indexOf('It needs your approval'));
      for (const link of linksIn(part))
        expect(link).toMatch(/^https:\/\/expenses\.example\.org\/approve\//);
    }
    expect(subject).not.toMatch(/Glue|evil/);
  });

  it('is the only thing behind a mark in the text, and all of it is', () => {
    const lines = text.split(/[\n\r\u2028\u2029]/);
    const typed = lines.filter((line) => line.startsWith('| '));
    expect(typed.length).toBeGreaterThan(20);
    const ours = lines.filter((line) => !line.startsWith('| ')).join('\n');
    expect(ours).not.toMatch(/Glue|evil|555-0100/);
    expect(ours.match(/Review and decide:/g)).toHaveLength(1);
  });

  it('has one link in the HTML, ours, and no address that a program would link', () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    const address = expenseOf().contact.email;
    const body = html.slice(html.indexOf('<body'), html.indexOf('Questions?'));
    const typed = body.replace(/<[^>]*>/g, ' ').replace(` ${address} `, '');
    expect(typed).not.toMatch(/https?:\/\/|\w@\w|evil\.|www\./);
    expect(asTyped(typed)).toContain('pay@evil.example.com');
  });

  it('has an address that can be copied, and only where it is one that no program takes for a page', () => {
    const address = expenseOf().contact.email;
    for (const part of [text, html]) expect(part).toContain(address);
    for (const odd of ['www.evil.example.com@example.com', 'evil.example.com/x@example.com']) {
      const mail = wanted(compose(expenseOf({ email: odd }), review(0, PEOPLE.eventApprover)));
      for (const part of [mail.text, mail.html]) expect(part).not.toContain(odd);
    }
  });
});

describe('the note of an approver, in the mail to the next one (#98)', () => {
  const words = 'Pay at https://evil.example.com/approve\nReview and decide: evil@example.com';
  const approved = decided(hostileExpense(), 'approve', words);
  const { text, html } = wanted(compose(approved, review(1, PEOPLE.firstPresident)));

  it('comes behind our link and before what the submitter wrote, marked and without a link', () => {
    for (const part of [text, html]) {
      const [heading, note, submitter] = [
        'Notes from earlier approvers',
        'Pay at',
        'From the submitter',
      ].map((words) => part.indexOf(words));
      expect(heading).toBeGreaterThan(part.indexOf('https://expenses.example.org/approve/'));
      expect(note).toBeGreaterThan(heading ?? Infinity);
      expect(submitter).toBeGreaterThan(note ?? Infinity);
    }
    const ours = text.split('\n').filter((line) => !line.startsWith('| '));
    expect(ours.join('\n')).not.toMatch(/Pay at|evil/);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(text).toContain('| Event Approver: Pay at');
  });

  it('is not there when nobody wrote one', () => {
    const silent = decided(hostileExpense(), 'approve', 'Approved via link');
    const mail = wanted(compose(silent, review(1, PEOPLE.firstPresident)));
    for (const part of [mail.text, mail.html]) {
      expect(part).not.toContain('Notes from earlier approvers');
      expect(part).not.toContain('Approved via link');
    }
  });

  it('does not reach the submitter', () => {
    const all = decided(expenseOf(), 'approve', 'Only for us');
    for (const purpose of ['received', 'approved'] as const) {
      const mail = compose(all, toSubmitter(purpose));
      expect(JSON.stringify(mail)).not.toContain('Only for us');
    }
  });
});

/** A page's tags with their attributes, without the link's token. */
function tagsOf(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/approve\/[\w-]+/, 'approve/T'));
}

/** The emails that hold someone's words. */
function mailsWith(words: string): ComposedMail[] {
  const submission = {
    name: words,
    phone: words,
    paidTo: words,
    category: words,
    mailingAddress: words,
    description: words,
    notes: words,
    receipts: keptSubmission().receipts.map((receipt) => ({
      ...receipt,
      name: words,
    })),
  };
  const expense = expenseOf(submission);
  const inWords = (own: Expense): Expense => ({
    ...own,
    lines: own.lines.map((line) => ({ ...line, category: words })),
  });
  const named = inWords(expense);
  const rejected = inWords(decided(expense, 'reject', words));
  return [
    compose(named, review(0, PEOPLE.eventApprover)),
    compose(named, toSubmitter('received')),
    compose(named, toSubmitter('approved')),
    compose(rejected, toSubmitter('rejected')),
    compose(paid(named, 1), toSubmitter('paid', 'paid-1')),
  ].map(wanted);
}

describe("somebody's words in a mail (#41)", () => {
  const golden = mailsWith('plain words').map(({ html }) => tagsOf(html));

  it.each(SCRIPTS_IN_TEXT)('%s is text', (words) => {
    for (const [index, { text, html }] of mailsWith(words).entries()) {
      expect(tagsOf(html)).toEqual(golden[index]);
      if (index === 0) {
        const typed = text.split('\n').filter((line) => line.startsWith('| '));
        const together = typed.map((line) => line.slice(2)).join('');
        expect(asTyped(together).replaceAll(/\s/g, '')).toContain(words.replaceAll(/\s/g, ''));
      }
    }
  });

  it('`<img onerror>` is read by the person as it was typed (#40)', () => {
    const [mail] = mailsWith('<img src="x" onerror=\'alert(1)\'> & co');
    expect(asTyped(mail?.html ?? '')).toContain(
      '&lt;img src=&quot;x&quot; onerror=&#39;alert(1)&#39;&gt; &amp; co',
    );
    // Only ours.
    expect(mail?.html.match(/<img[^>]*>/gi)).toEqual([
      expect.stringContaining('src="https://expenses.example.org/logo.png"'),
    ]);
  });
});
