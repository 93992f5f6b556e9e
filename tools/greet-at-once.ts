import { createRequire } from 'node:module';

/** What is used of the class that smtp-server has for each connection. */
interface SmtpConnection {
  init(): void;
  _setListeners(whenConnected: () => void): void;
  connectionReady(): void;
}

/*
 * Loaded into the local mailbox before it starts. Its SMTP server waits 100 ms before it greets, to catch clients that
 * talk too soon. The Firestore emulator hands over one event of a trigger after another, so that each mail would wait
 * for the greetings of all mails before it: that was most of a mail's way.
 */
const requireOfMaildev = createRequire(import.meta.resolve('maildev'));
// The module's own class; should its methods be others one day, no connection is answered and every test says so.
const { SMTPConnection } = requireOfMaildev('smtp-server/lib/smtp-connection') as {
  readonly SMTPConnection: { readonly prototype: SmtpConnection };
};

SMTPConnection.prototype.init = function init() {
  this._setListeners(() => {
    this.connectionReady();
  });
};
