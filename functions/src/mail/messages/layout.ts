/** A link to a page: a button in HTML, a line and an address in text. */
export interface MailButton {
  readonly label: string;
  readonly href: string;
}

/** One of the things in a digest. */
export interface MailItem {
  /** Of the list that begins with this one. */
  readonly heading?: string;
  /** Of one line, or several. */
  readonly title: string;
  readonly buttons?: readonly MailButton[];
}

/** What somebody typed. */
export interface TypedPart {
  readonly by: 'approvers' | 'submitter';
  readonly facts: readonly (readonly [label: string, text: string])[];
}

/** A mail's content, from which both its forms are made. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A quotation of what somebody wrote, such as the reason of a rejection. */
  readonly quote?: string;
  /** Label and value, shown as a table. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly buttons?: readonly MailButton[];
  /** What people typed: shown last, marked as theirs. */
  readonly typed?: readonly TypedPart[];
  /** The things in a digest, one by one. */
  readonly items?: readonly MailItem[];
  readonly footer: string;
}
