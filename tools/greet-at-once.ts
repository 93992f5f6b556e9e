import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';

/*
 * Loaded into the local mailbox before it starts. Its SMTP server, a package of maildev's, waits 100 ms before it
 * greets, to catch clients that talk too soon. The Firestore emulator delivers a trigger's events one after another, so
 * each email would wait for the greetings of all emails before it.
 */
// If the class's methods change, no connection is answered and every test says so.
SMTPConnection.prototype.init = function init() {
  this._setListeners(() => {
    this.connectionReady();
  });
};
