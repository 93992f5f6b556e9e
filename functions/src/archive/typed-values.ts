import { Timestamp, type DocumentData } from 'firebase-admin/firestore';

/*
 * Converts documents to JSON and back, exactly. JSON has no timestamps and only finite numbers: these become an object
 * with one key that begins with a dollar sign. A stored map that looks like one gets wrapped as well.
 */

const MOMENT = '$timestamp';
const NUMBER = '$number';
const MAP = '$map';
const TAGS: readonly string[] = [MOMENT, NUMBER, MAP];

/** The numbers that JSON does not have. */
const ODD_NUMBERS = new Map([NaN, Infinity, -Infinity].map((odd) => [String(odd), odd]));
ODD_NUMBERS.set('-0', -0);

/** Thrown for what an archive can't hold or give back. The message is a sentence for whoever runs the command. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Returns a document's fields as JSON.
 * @throws ArchiveError for a kind of value that this app never writes: nothing is silently left out.
 */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    const odd = [...ODD_NUMBERS].find(([, number]) => Object.is(number, value));
    return odd === undefined ? value : { [NUMBER]: odd[0] };
  }
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Timestamp) {
    return { [MOMENT]: `${value.seconds}.${String(value.nanoseconds).padStart(9, '0')}` };
  }
  if (isPlain(value)) {
    const map = mapEach(value, toJson);
    return tagOf(map) === null ? map : { [MAP]: map };
  }
  throw new ArchiveError(
    `A document holds ${Object.prototype.toString.call(value)}, which no archive can hold.`,
  );
}

/**
 * Returns the fields of a document.
 * @throws ArchiveError for what `toJson` never returns.
 */
export function fieldsFromJson(json: Json): DocumentData {
  const value = fromJson(json);
  if (!isPlain(value)) throw unreadable();
  return value;
}

function fromJson(json: Json): unknown {
  if (Array.isArray(json)) return json.map(fromJson);
  if (json === null || typeof json !== 'object') return json;
  const tag = tagOf(json);
  if (tag === null) return mapEach(json, fromJson);
  const inner = json[tag];
  if (typeof inner === 'object' && inner !== null && !Array.isArray(inner) && tag === MAP) {
    return mapEach(inner, fromJson);
  }
  if (typeof inner !== 'string') throw unreadable();
  const number = tag === NUMBER ? ODD_NUMBERS.get(inner) : undefined;
  if (number !== undefined) return number;
  const [, seconds, nanoseconds] = /^(-?\d+)\.(\d{9})$/.exec(inner) ?? [];
  if (tag !== MOMENT || seconds === undefined) throw unreadable();
  return new Timestamp(Number(seconds), Number(nanoseconds));
}

/** Unlike an assignment, this treats `__proto__` as a normal key. */
function mapEach<From, To>(
  map: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(map).map(([key, inner]) => [key, change(inner)]));
}

/** Returns the tag of an object that represents another value; null for a map. */
function tagOf(map: object): string | null {
  const [key, ...others] = Object.keys(map);
  return key !== undefined && others.length === 0 && TAGS.includes(key) ? key : null;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function unreadable(): ArchiveError {
  return new ArchiveError('A document of the archive cannot be read.');
}
