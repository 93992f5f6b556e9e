import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { Failure } from '../base/failure.ts';

/*
 * Converts documents to JSON and back, exactly. JSON has no timestamps and only finite numbers: these become an object
 * with one key that begins with a dollar sign, and a stored map that looks like one is wrapped as well.
 */

const MOMENT = '$timestamp';
const NUMBER = '$number';
const MAP = '$map';
const TAGS: readonly string[] = [MOMENT, NUMBER, MAP];

/** A JSON value. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * Returns a document's fields as JSON.
 * @throws Failure for a kind of value that this app never writes: nothing is silently left out.
 */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? value : { [NUMBER]: text(value) };
  }
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Timestamp) {
    return { [MOMENT]: `${value.seconds}.${String(value.nanoseconds).padStart(9, '0')}` };
  }
  if (isPlain(value)) {
    const map = mapOf(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
    return tagOf(map) === null ? map : { [MAP]: map };
  }
  throw new Failure(
    `A document holds ${Object.prototype.toString.call(value)}, which no archive can hold.`,
  );
}

/**
 * Returns the fields of a document.
 * @throws Failure for what `toJson` never returns.
 */
export function fieldsFromJson(json: Json): DocumentData {
  const value = fromJson(json);
  if (!isPlain(value)) throw unreadable();
  return value;
}

function fromJson(json: Json): unknown {
  if (isList(json)) return json.map(fromJson);
  if (json === null || typeof json !== 'object') return json;
  const tag = tagOf(json);
  if (tag === null) return contents(json);
  const inner = json[tag];
  if (tag === MAP && isMap(inner)) return contents(inner);
  if (tag === NUMBER && typeof inner === 'string') return numberFrom(inner);
  const [, seconds, nanoseconds] =
    typeof inner === 'string' ? (/^(-?\d+)\.(\d{9})$/.exec(inner) ?? []) : [];
  if (tag !== MOMENT || seconds === undefined) throw unreadable();
  return new Timestamp(Number(seconds), Number(nanoseconds));
}

function numberFrom(text: string): number {
  const number = { NaN: Number.NaN, Infinity, '-Infinity': -Infinity, '-0': -0 }[text];
  if (number === undefined) throw unreadable();
  return number;
}

function text(number: number): string {
  return Object.is(number, -0) ? '-0' : String(number);
}

function contents(map: Readonly<Record<string, Json>>): Record<string, unknown> {
  return mapOf(Object.entries(map).map(([key, inner]) => [key, fromJson(inner)]));
}

/** Unlike an assignment, this treats `__proto__` as a normal key. */
function mapOf<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(entries);
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

function isMap(json: Json | undefined): json is Readonly<Record<string, Json>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Array.isArray does not distinguish a read-only list from a map. */
function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

function unreadable(): Failure {
  return new Failure('A document of the archive cannot be read.');
}
