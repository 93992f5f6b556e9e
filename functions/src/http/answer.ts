import type { ApiRefusal } from '@pa-ledger/domain/errors';
import type { DomainError } from '../platform/domain-error.ts';
import { statusOf } from './status.ts';
import type { Readable } from 'node:stream';

/** What an endpoint answers. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** A file that is passed on as it's read, instead of a body: twenty of 10 MB are never in memory together. */
  readonly file?: { readonly bytes: Readable; readonly size: number };
}

/** A JSON answer. Nothing of the API is cached unless `headers` say so. */
export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body,
  };
}

/** `{success: true}`, with what else the endpoint answers. */
export function success(fields: Readonly<Record<string, unknown>> = {}): Answer {
  return jsonAnswer(200, { success: true, ...fields });
}

/** An `ApiRefusal` with the HTTP status of the error's code. */
export function errorAnswer({ code, message, retryAfterSeconds, fields }: DomainError): Answer {
  const refusal: ApiRefusal = {
    success: false,
    error: message,
    code,
    ...(fields.length === 0 ? {} : { fields }),
  };
  return jsonAnswer(
    statusOf(code),
    refusal,
    retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) },
  );
}
