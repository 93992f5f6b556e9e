import { IdempotencyStrategy } from '@google-cloud/storage';
import type { App } from 'firebase-admin/app';
import { getStorage, type Storage } from 'firebase-admin/storage';

export type Bucket = ReturnType<Storage['bucket']>;

/**
 * Opens a bucket that retries every call when its connection breaks, uploads too: the client itself retries only calls
 * with a precondition. Our commands may safely do a thing twice, because a second upload has the same bytes.
 */
export function bucketOf(app: App, name: string): Bucket {
  const bucket = getStorage(app).bucket(name);
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return bucket;
}
