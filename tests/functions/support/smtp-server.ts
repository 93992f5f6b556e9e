import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What the server does with a mail. */
export type Behaviour =
  | 'accept'
  /** Closes the connection before a word is said. */
  | 'refuse'
  /** 451 to the recipient: try again later. */
  | 'later'
  /** 550 to the recipient: there is nobody of that name. */
  | 'nobody'
  /** 535 to name and password: they are wrong. */
  | 'stranger'
  /** Takes the whole mail and never says so. */
  | 'hang'
  /** Takes the whole mail and closes the connection without a word: the acknowledgement is lost. */
  | 'drop';

export interface TakenMail {
  readonly to: string;
  readonly messageId: string;
  readonly raw: string;
}

/** A small SMTP server (RFC 5321) that fails as servers do. */
export interface SmtpServer {
  readonly uri: string;
  /** Every mail that was taken, acknowledged or not. */
  readonly taken: readonly TakenMail[];
  /** Decides for each connection, in turn. */
  behave(behaviour: (connection: number) => Behaviour): void;
  /** Goes away; connections that are open break. */
  stop(): Promise<void>;
  /** Comes back at the same port. */
  start(): Promise<void>;
}

/** Starts a server that accepts everything until it is told otherwise. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  let behaviour: (connection: number) => Behaviour = () => 'accept';
  let connections = 0;
  let server: Server | null = null;
  let port = 0;
  const start = async (): Promise<void> => {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // A sender that gives up is nothing to us.
      socket.on('error', () => undefined);
      talk(socket, behaviour(connections++), taken);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    // A TCP server's address is of this form.
    port = (server.address() as AddressInfo).port;
  };
  const stop = async (): Promise<void> => {
    const closing = server;
    server = null;
    if (closing === null) return;
    closing.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await once(closing, 'close');
  };
  await start();
  return {
    uri: `smtp://127.0.0.1:${port}`,
    taken,
    behave: (next) => void (behaviour = next),
    start,
    stop,
  };
}

function talk(socket: Socket, behaviour: Behaviour, taken: TakenMail[]): void {
  if (behaviour === 'refuse') {
    socket.resetAndDestroy();
    return;
  }
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let to = '';
  let body: string | null = null;
  let rest = '';
  say('220 mail.example.com ESMTP');
  socket.setEncoding('utf8');
  socket.on('data', (piece: string) => {
    rest += piece;
    for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (body === null) answer(line);
      else if (line !== '.') body += `${line.replace(/^\./, '')}\r\n`;
      else take(body);
    }
  });

  function answer(line: string): void {
    switch (line.slice(0, 4).toUpperCase()) {
      case 'EHLO':
        if (behaviour === 'stranger') say('250-mail.example.com');
        say(behaviour === 'stranger' ? '250 AUTH PLAIN' : '250 mail.example.com');
        return;
      case 'AUTH':
        say(behaviour === 'stranger' ? '535 5.7.8 bad name or password' : '235 welcome');
        return;
      case 'MAIL':
      case 'RSET': {
        say('250 ok');
        return;
      }
      case 'RCPT':
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        if (behaviour === 'later') {
          say('451 try again later');
          return;
        }
        if (behaviour === 'nobody') {
          say('550 no such mailbox');
          return;
        }
        {
          say('250 ok');
          return;
        }
      case 'DATA':
        body = '';
        {
          say('354 go on');
          return;
        }
      case 'QUIT':
        say('221 bye');
        socket.end();
        return;
      default: {
        say('250 mail.example.com');
        return;
      }
    }
  }

  function take(raw: string): void {
    body = null;
    // Long headers go on in the next line, behind a space.
    const messageId = /^message-id:\s*(<[^>]*>)/im.exec(raw)?.[1] ?? '';
    taken.push({ to, messageId, raw });
    if (behaviour === 'drop') socket.resetAndDestroy();
    else if (behaviour === 'accept') say('250 taken');
  }
}
