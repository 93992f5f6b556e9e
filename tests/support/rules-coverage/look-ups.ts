/** The most look-ups that production allows for one write of a commit; the emulator does not count them. */
export const MAX_LOOK_UPS = 10;

/** An `allow` of the rules, and how many look-ups it may make. */
export interface AllowedLookUps {
  /** For example `/settings/approvers create, update`. */
  readonly rule: string;
  readonly lookUps: number;
}

const LOOK_UP = /\b(?:get|exists|getAfter|existsAfter)\((?=\/|entryPath|place\b)/g;
const FUNCTION = /function (?<name>\w+)\([^)]*\) \{(?<body>[^]*?)\n {4}\}/g;
const ALLOW =
  /(?<=\n) {4,8}match (?<path>\S+) \{|allow (?<methods>[\w, ]+): if (?<condition>[^;]+);/g;

/**
 * Counts the look-ups of each `allow` over all branches: those of its condition and of the functions that it calls,
 * each time. Production counts a document once that is looked up twice; this does not.
 */
export function lookUpsOf(rules: string): AllowedLookUps[] {
  const text = rules.replace(/\/\/.*$/gm, '');
  const bodies = new Map<string, string>();
  for (const { groups } of text.matchAll(FUNCTION)) {
    bodies.set(groups?.['name'] ?? '', groups?.['body'] ?? '');
  }
  const count = (code: string): number => {
    const own = code.match(LOOK_UP)?.length ?? 0;
    const calls = [...code.matchAll(/\b(\w+)\(/g)].map(([, name = '']) => bodies.get(name));
    return calls.reduce((sum, body) => sum + (body === undefined ? 0 : count(body)), own);
  };
  const found: AllowedLookUps[] = [];
  let path = '';
  for (const { groups } of text.matchAll(ALLOW)) {
    path = groups?.['path'] ?? path;
    const condition = groups?.['condition'];
    if (condition === undefined) continue;
    found.push({ rule: `${path} ${groups?.['methods'] ?? ''}`, lookUps: count(condition) });
  }
  return found;
}
