/** The most look-ups that production allows for one write, and for a whole commit; the emulator does not count them. */
export const MAX_LOOK_UPS = { write: 10, commit: 20 } as const;

/** An `allow` of the rules, and the look-ups that it may make. */
export interface AllowedLookUps {
  /** For example `/settings/approvers create, update`. */
  readonly rule: string;
  /** Each as the rules write it, such as `getAfter(place)`; one that is made twice is there twice. */
  readonly lookUps: readonly string[];
}

const LOOK_UP = /\b(?:get|exists|getAfter|existsAfter)\((?=\/|entryPath|place\b)/g;
const FUNCTION = /function (?<name>\w+)\([^)]*\) \{(?<body>[^]*?)\n {4}\}/g;
const ALLOW =
  /(?<=\n) {4,8}match (?<path>\S+) \{|allow (?<methods>[\w, ]+): if (?<condition>[^;]+);/g;

/**
 * Finds the look-ups of each `allow` over all branches: those of its condition and of the functions that it calls, each
 * time. Production counts a document once that is looked up twice; a list of these does not.
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

/** Returns the call that a text begins with, to its closing bracket. */
function call(text: string): string {
  let depth = 0;
  for (let end = 0; end < text.length; end++) {
    if (text[end] === '(') depth++;
    if (text[end] === ')' && --depth === 0) return text.slice(0, end + 1);
  }
  return text;
}

/**
 * Counts the documents that a commit of several pairs looks up, each pair with these look-ups. A document counts once
 * before the commit and once after it, however often it is looked up; the writer's entry, the version of the data
 * what is closed and the budget of a year (the panel writes lines of one year) are the same for all pairs, and everything
 * else is another one for each.
 */
export function lookUpsOfCommit(pairs: number, lookUps: readonly string[]): number {
  const documents = [...new Set(lookUps.map(documentOf))];
  const shared = documents.filter((document) =>
    /\/documents\/(?:admins\/\$\(request\.auth\.uid\)|schema\/version|settings\/books|budgets\/\$\(year\))$/.test(
      document,
    ),
  );
  return shared.length + pairs * (documents.length - shared.length);
}

/** Returns what a look-up looks up: `before PATH` or `after PATH`. */
function documentOf(lookUp: string): string {
  const [, after, path] = /^(?:get|exists)(After)?\(([^]*)\)$/.exec(lookUp) ?? [];
  return `${after === undefined ? 'before' : 'after'} ${path ?? lookUp}`;
}
