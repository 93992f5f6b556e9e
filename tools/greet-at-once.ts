import { createRequire } from 'node:module';

/** The part of smtp-server's connection class that we use. */
interface SmtpConnection {
  init(): void;
  _setListeners(whenConnected: () => void): void;
  connectionReady(): void;
}

/*
 * Loaded into the local mailbox before it starts. Its SMTP server waits 100 ms before it greets, to catch clients that
 * talk too soon. The Firestore emulator delivers a trigger's events one after another, so each email would wait for the
 * greetings of all emails before it.
 */
const requireOfMaildev = createRequire(import.meta.resolve('maildev'));
// The module's own class. If its methods change, it answers no connection and every test fails.
const { SMTPConnection } = requireOfMaildev('smtp-server/lib/smtp-connection') as {
  readonly SMTPConnection: { readonly prototype: SmtpConnection };
};

SMTPConnection.prototype.init = function init() {
  this._setListeners(() => {
    this.connectionReady();
  });
};
