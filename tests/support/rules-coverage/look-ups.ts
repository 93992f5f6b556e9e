/** The most look-ups that production allows for one write and for a whole commit. The emulator doesn't count them. */
export const MAX_LOOK_UPS = { write: 10, commit: 20 } as const;

/** An `allow` of the rules, and the look-ups that it may make. */
export interface AllowedLookUps {
  /** For example `/settings/approvers create, update`. */
  readonly rule: string;
  /** Each as the rules write it, such as `getAfter(place)`. A repeated one appears twice. */
  readonly lookUps: readonly string[];
}

const LOOK_UP = /\b(?:get|exists|getAfter|existsAfter)\((?=\/|entryPath|place\b)/g;
const FUNCTION = /function (?<name>\w+)\([^)]*\) \{(?<body>[^]*?)\n {4}\}/g;
const ALLOW =
  /(?<=\n) {4,8}match (?<path>\S+) \{|allow (?<methods>[\w, ]+): if (?<condition>[^;]+);/g;

/**
 * Finds the look-ups of each `allow` across all branches: those in its condition and in the functions that it calls, every
 * time. Production counts a document once even if it's looked up twice; this list doesn't.
 */
export function lookUpsOf(rules: string): AllowedLookUps[] {
  const text = rules.replace(/\/\/.*$/gm, '');
  const bodies = new Map<string, string>();
  for (const { groups } of text.matchAll(FUNCTION)) {
    bodies.set(groups?.['name'] ?? '', groups?.['body'] ?? '');
  }
  const collect = (code: string): string[] => [
    ...[...code.matchAll(LOOK_UP)].map(({ index }) => call(code.slice(index))),
    ...[...code.matchAll(/\b(\w+)\(/g)].flatMap(([, name = '']) => {
      const body = bodies.get(name);
      return body === undefined ? [] : collect(body);
    }),
  ];
  const found: AllowedLookUps[] = [];
  let path = '';
  for (const { groups } of text.matchAll(ALLOW)) {
    path = groups?.['path'] ?? path;
    const condition = groups?.['condition'];
    if (condition === undefined) continue;
    found.push({ rule: `${path} ${groups?.['methods'] ?? ''}`, lookUps: collect(condition) });
  }
  return found;
}

/** Returns the call at the start of a text, through its closing bracket. */
function call(text: string): string {
  let depth = 0;
  for (let end = 0; end < text.length; end++) {
    if (text[end] === '(') depth++;
    if (text[end] === ')' && --depth === 0) return text.slice(0, end + 1);
  }
  return text;
}

/**
 * Counts the documents that a commit of several pairs looks up, where each pair has these look-ups. A document counts once
 * before the commit and once after it, however often the rules look it up. The writer's entry, the data version, the closing
 * lock, and the year's budget (the panel writes lines of one year) are the same for all pairs; everything else differs for
 * each.
 */
export function lookUpsOfCommit(pairs: number, lookUps: readonly string[]): number {
  const documents = [...new Set(lookUps.map(documentOf))];
  const shared = documents.filter((document) =>
    /\/documents\/(?:people\/\$\(request\.auth\.uid\)|schema\/version|settings\/books|budgets\/\$\(year\))$/.test(
      document,
    ),
  );
  return shared.length + pairs * (documents.length - shared.length);
}

/** Returns the document that a look-up reads: `before PATH` or `after PATH`. */
function documentOf(lookUp: string): string {
  const [, after, path] = /^(?:get|exists)(After)?\(([^]*)\)$/.exec(lookUp) ?? [];
  return `${after === undefined ? 'before' : 'after'} ${path ?? lookUp}`;
}
