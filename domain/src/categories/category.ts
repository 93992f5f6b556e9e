/** What expenses are for. `requiresEventApprover` makes the chain three steps instead of two. */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly requiresEventApprover: boolean;
}

/** What the public form gets; it contains no e-mail address. */
export interface FormOptions {
  readonly schoolName: string;
  readonly categories: readonly Category[];
}
