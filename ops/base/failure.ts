/** An expected failure of a tool. The message is one sentence for the person at the terminal. */
export class Failure extends Error {
  override readonly name = 'Failure';
  /** Output that explains the failure, shown below the sentence; may be empty. */
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}
