import type { File } from '@google-cloud/storage';
import { EventEmitter, setMaxListeners } from 'node:events';
import type { Readable } from 'node:stream';

/** As many as the libraries below put on an answer's body: 12 on one of several pieces, and no more as it grows. */
const LISTENERS = 20;

/** The bytes of an object in Cloud Storage. Without this, Node warns of a leak (MaxListenersExceeded) that is none. */
export function bytesOf(object: File): Readable {
  const bytes = object.createReadStream();
  bytes.once('response', (response: unknown) => {
    const body: unknown =
      typeof response === 'object' && response !== null ? Reflect.get(response, 'body') : undefined;
    if (body instanceof EventEmitter) setMaxListeners(LISTENERS, body);
  });
  return bytes;
}
