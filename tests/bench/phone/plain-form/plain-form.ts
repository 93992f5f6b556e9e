import { createElement as h, useEffect, useState, type ReactNode } from 'react';

/** A field of the form: its name, its label, and what draws it. */
type PlainField = readonly [
  name: string,
  label: string,
  element: 'input' | 'select' | 'textarea',
  type?: string,
];

/** The sections, labels and kinds of inputs of the submission form (docs/behaviour.md, 'Submission form'). */
const SECTIONS: readonly (readonly [
  heading: string,
  hint: string,
  fields: readonly PlainField[],
])[] = [
  [
    'Contact Information',
    'Whom we write to about this expense.',
    [
      ['name', 'Name', 'input', 'text'],
      ['email', 'Email', 'input', 'email'],
      ['phone', 'Phone', 'input', 'tel'],
    ],
  ],
  [
    'Expense Details',
    'What it was for, when, and how much.',
    [
      ['category', 'Category', 'select'],
      ['expenseDate', 'Expense Date', 'input', 'date'],
      ['amount', 'Amount', 'input', 'text'],
    ],
  ],
  [
    'Payment Information',
    'Who is paid back, and at which address.',
    [
      ['paidTo', 'Paid To', 'input', 'text'],
      ['mailingAddress', 'Mailing Address', 'textarea'],
    ],
  ],
  [
    'Description',
    'What the approvers should know.',
    [
      ['description', 'Description', 'textarea'],
      ['notes', 'Notes', 'textarea'],
    ],
  ],
  [
    'Receipt Upload',
    'One file for each receipt, or all in one PDF.',
    [['receipts', 'Receipts', 'input', 'file']],
  ],
];

/**
 * The submission form in React alone: the same sections, fields, request and marks, without Material UI, checks, drafts and
 * uploads. Nothing of ours that uses React can be quicker, so the real form's times are told as a ratio to it.
 */
export function PlainForm() {
  const [categories, setCategories] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => void performance.mark('ready'), []);
  useEffect(() => {
    void fetch('/api/form-options')
      .then((answer) => answer.json())
      // The reference shows what comes; the real form checks it.
      .then(
        ({ categories: found }: { readonly categories: readonly { readonly name: string }[] }) =>
          setCategories(found.map(({ name }) => name)),
      );
  }, []);

  const draw = ([name, label, element, type]: PlainField): ReactNode =>
    h(
      'label',
      { key: name },
      label,
      h(
        element,
        {
          name,
          type,
          required: name !== 'notes',
          onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
            setTyped({ ...typed, [name]: currentTarget.value }),
        },
        element === 'select'
          ? categories.map((category) => h('option', { key: category }, category))
          : undefined,
      ),
    );
  return h(
    'main',
    null,
    h('h1', null, 'Expense Submission'),
    h('p', null, 'Parent Association Expense Submission'),
    h(
      'form',
      { noValidate: true },
      SECTIONS.map(([heading, hint, fields]) =>
        h(
          'section',
          { key: heading },
          h('h2', null, heading),
          h('p', null, hint),
          fields.map(draw),
        ),
      ),
      h('button', { type: 'submit', disabled: Object.keys(typed).length === 0 }, 'Submit Expense'),
    ),
  );
}
