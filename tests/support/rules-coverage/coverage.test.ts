import { describe, expect, it } from 'vitest';
import {
  expressionsOf,
  gapsOf,
  isCondition,
  unexplained,
  unionOf,
  type CoverageReport,
  type ReportNode,
} from './coverage.ts';

const RULES = 'allow read: if isAdmin(f(1)) && a.b == true;';

/** Returns an expression as the emulator reports it, at its place in the text. */
function node(text: string, values: readonly object[], children: ReportNode[] = []): ReportNode {
  const start = RULES.indexOf(text);
  return {
    sourcePosition: {
      line: 1,
      column: start + 1,
      currentOffset: start,
      endOffset: start + text.length - 1,
    },
    // They are plain objects.
    values: values.map((value) => ({ value: value as Record<string, unknown> })),
    children,
  };
}

const [TRUE, FALSE, TEXT] = [{ boolValue: true }, { boolValue: false }, { stringValue: 'x' }];
const ERROR = { undefined: { causeMessage: 'Property b is undefined on object.' } };

function expressions(...report: ReportNode[]) {
  const read: CoverageReport = { rules: { files: [{ content: RULES }] }, report };
  return expressionsOf(read);
}

describe('the expressions of a report', () => {
  it('are found at every depth, with their brackets, each once', () => {
    const inner = node('f(1', [TEXT]);
    const found = expressions(node('isAdmin(f(1)', [TRUE], [inner, inner]));
    expect(found.map(({ text, line, column }) => [text, line, column])).toEqual([
      ['isAdmin(f(1))', 1, 16],
      ['f(1)', 1, 24],
    ]);
  });

  it('combine their values from several reports', () => {
    const reports = [
      expressions(node('a.b == true', [TRUE]), node('f(1', [])),
      expressions(node('a.b == true', [FALSE]), node('f(1', [TEXT])),
      expressions(node('a.b == true', []), node('f(1', [])),
    ];
    const found = unionOf(reports).map(({ text, seen, evaluated, isData }) => {
      return [text, [...seen], evaluated, isData];
    });
    expect(found).toEqual([
      ['f(1)', [], true, true],
      ['a.b == true', [true, false], true, false],
    ]);
    expect(unionOf([])).toEqual([]);
  });

  it('combine their values from several places of the report', () => {
    const [found] = expressions(node('a.b == true', [TRUE]), node('a.b == true', [FALSE]));
    expect(found?.seen).toEqual(new Set([true, false]));
  });

  it('are conditions when they were true or false and nothing else', () => {
    const conditions = (values: object[], text = 'a.b == true') =>
      expressions(node(text, values)).filter(isCondition).length;
    expect(conditions([TRUE, ERROR, {}])).toBe(1);
    expect(conditions([TRUE, TEXT])).toBe(0);
    expect(conditions([TEXT])).toBe(0);
    expect(conditions([TRUE], 'true')).toBe(0);
  });
});

describe('a gap', () => {
  const missing = (...values: object[]) =>
    gapsOf(expressions(node('a.b == true', values))).map((gap) => gap.missing);

  it('is an expression that never had a value; an error or a skip is not a value', () => {
    expect(missing()).toEqual(['any value']);
    expect(missing(ERROR, {}, { undefined: {} })).toEqual(['any value']);
  });

  it('is a condition that was never true, or never false', () => {
    expect(missing(TRUE)).toEqual(['false']);
    expect(missing(FALSE, ERROR)).toEqual(['true']);
    expect(missing(FALSE, TRUE)).toEqual([]);
  });

  it('is explained by an exception, which must explain one', () => {
    const gaps = gapsOf(expressions(node('a.b == true', [TRUE])));
    const exception = { text: 'a.b == true', missing: 'false', because: 'it cannot' } as const;
    expect(unexplained(gaps, [])).toEqual({ gaps, stale: [] });
    expect(unexplained(gaps, [exception])).toEqual({ gaps: [], stale: [] });
    const other = { ...exception, missing: 'true' } as const;
    expect(unexplained(gaps, [exception, other])).toEqual({ gaps: [], stale: [other] });
  });
});
