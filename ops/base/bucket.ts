import { IdempotencyStrategy } from '@google-cloud/storage';
import type { App } from 'firebase-admin/app';
import { getStorage, type Storage } from 'firebase-admin/storage';

export type Bucket = ReturnType<Storage['bucket']>;

/**
 * Opens a bucket in which a call is tried again when its connection breaks, uploads included: the client would do that
 * only for calls with a precondition. What a command does in a bucket may be done twice: an upload has the same bytes.
 */
export function bucketOf(app: App, name: string): Bucket {
  const bucket = getStorage(app).bucket(name);
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return bucket;
}
