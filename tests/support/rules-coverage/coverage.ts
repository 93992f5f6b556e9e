/** A part of the Firestore emulator's report: an expression of the rules, with the values that it had. */
export interface ReportNode {
  readonly sourcePosition?: {
    /** Line and column start at 1. */
    readonly line: number;
    readonly column: number;
    /** Offsets in the rules' text; `endOffset` is the last character's. */
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly { readonly value: Readonly<Record<string, unknown>> }[];
  readonly children?: readonly ReportNode[];
}

/** The emulator's answer to `GET /emulator/v1/projects/{project}:ruleCoverage`. */
export interface CoverageReport {
  readonly rules?: { readonly files: readonly { readonly content: string }[] };
  readonly report?: readonly ReportNode[];
}

/** An expression of the rules, and its values in the tests. */
export interface Expression {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** Whether it ever had a value; an error doesn't count. */
  readonly evaluated: boolean;
  readonly seen: ReadonlySet<boolean>;
  /** Whether it had a value that is neither true nor false: then it's data, not a condition. */
  readonly isData: boolean;
}

/** Something that no test evaluated. */
export interface Gap {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly missing: 'any value' | 'true' | 'false';
}

/** A value that an expression can't have, and why. */
export interface Exception {
  readonly text: string;
  readonly missing: Gap['missing'];
  readonly because: string;
}

/** Returns every expression of the rules, in the order of the text. */
export function expressionsOf({ rules, report = [] }: CoverageReport): Expression[] {
  const content = rules?.files[0]?.content ?? '';
  const found = new Map<string, Expression & { readonly start: number }>();
  const visit = ({ sourcePosition: at, values = [], children = [] }: ReportNode): void => {
    if (at !== undefined) {
      const key = `${at.currentOffset}-${at.endOffset}`;
      const before = found.get(key);
      const own = values.map(({ value }) => value).filter(isValue);
      found.set(key, {
        text: balanced(content, at.currentOffset, at.endOffset + 1),
        line: at.line,
        column: at.column,
        start: at.currentOffset,
        evaluated: own.length > 0 || before?.evaluated === true,
        seen: new Set([
          ...(before?.seen ?? []),
          ...own.map(({ boolValue }) => boolValue).filter((value) => typeof value === 'boolean'),
        ]),
        isData: before?.isData === true || own.some((value) => !('boolValue' in value)),
      });
    }
    children.forEach(visit);
  };
  report.forEach(visit);
  return [...found.values()].sort((one, other) => one.start - other.start);
}

/** Returns the expressions of several reports of the same rules, each once with all its values. */
export function unionOf(reports: readonly (readonly Expression[])[]): Expression[] {
  const same = Map.groupBy(reports.flat(), ({ line, column, text }) => `${line}:${column}:${text}`);
  return [...same.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.reduce(withValuesOf, first),
  );
}

function withValuesOf(one: Expression, other: Expression): Expression {
  return {
    ...one,
    evaluated: one.evaluated || other.evaluated,
    seen: new Set([...one.seen, ...other.seen]),
    isData: one.isData || other.isData,
  };
}

/**
 * Returns whether this is a value: not an error, and not the mark of a skipped expression, such as one after a false `&&`.
 */
function isValue(value: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(value).some((kind) => kind !== 'undefined');
}

/** Completes a call: the report leaves out its closing brackets. */
function balanced(content: string, start: number, end: number): string {
  const text = content.slice(start, end);
  const open = (text.match(/[([]/g) ?? []).length - (text.match(/[)\]]/g) ?? []).length;
  // In our rules, brackets within quotes are paired too.
  return open > 0 ? balanced(content, start, end + 1) : text;
}

/** Returns whether the expression can be true or false; the constant `true` can't. */
export function isCondition({ text, seen, isData }: Expression): boolean {
  return seen.size > 0 && !isData && text !== 'true' && text !== 'false';
}

/** Returns what no test evaluated: expressions without a value, and conditions that were never true or never false. */
export function gapsOf(expressions: readonly Expression[]): Gap[] {
  return expressions.flatMap((expression) => {
    const { text, line, column } = expression;
    return missingOf(expression).map((missing): Gap => ({ text, line, column, missing }));
  });
}

function missingOf(expression: Expression): Gap['missing'][] {
  if (!expression.evaluated) return ['any value'];
  if (!isCondition(expression)) return [];
  return [true, false]
    .filter((value) => !expression.seen.has(value))
    .map((value) => (value ? 'true' : 'false'));
}

/** Returns the gaps without an exception, and the exceptions that no longer explain a gap. */
export function unexplained(
  gaps: readonly Gap[],
  exceptions: readonly Exception[],
): { readonly gaps: Gap[]; readonly stale: Exception[] } {
  const matches = (gap: Gap, { text, missing }: Exception): boolean =>
    gap.text === text && gap.missing === missing;
  return {
    gaps: gaps.filter((gap) => !exceptions.some((exception) => matches(gap, exception))),
    stale: exceptions.filter((exception) => !gaps.some((gap) => matches(gap, exception))),
  };
}
