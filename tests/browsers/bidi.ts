/** The parameters of a command or an event, or a command's result. */
export type Fields = Readonly<Record<string, unknown>>;

/** What comes over the line: the answer to a command, or an event. */
type Message =
  | { readonly type: 'success'; readonly id: number; readonly result: Fields }
  | {
      readonly type: 'error';
      readonly id: number;
      readonly error: string;
      readonly message: string;
    }
  | { readonly type: 'event'; readonly method: string; readonly params: Fields };

/** A connection by WebDriver BiDi, the W3C's protocol. */
export interface Bidi {
  /** Sends a command and waits for its result. @throws Error with the browser's words when it is refused. */
  readonly send: (method: string, params: Fields) => Promise<Fields>;
  readonly close: () => void;
}

/** Connects to a browser that listens at an address of its own. @throws Error when it does not answer. */
export async function connectBidi(
  address: string,
  onEvent: (method: string, params: Fields) => void,
): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<Fields>>();
  const opened = Promise.withResolvers<null>();
  let lastId = 0;
  const end = () => {
    const gone = new Error('The browser has closed the connection.');
    opened.reject(gone);
    for (const { reject } of waiting.values()) reject(gone);
  };
  socket.addEventListener('open', () => opened.resolve(null));
  socket.addEventListener('close', end);
  socket.addEventListener('message', ({ data }) => {
    // As the protocol says; the browser writes it.
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') {
      onEvent(message.method, message.params);
      return;
    }
    const command = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') command?.resolve(message.result);
    else command?.reject(new Error(`${message.error}: ${message.message}`));
  });
  await opened.promise;
  return {
    send: (method, params) => {
      const command = Promise.withResolvers<Fields>();
      waiting.set(++lastId, command);
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return command.promise;
    },
    close: () => socket.close(),
  };
}
