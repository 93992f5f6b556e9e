import { THREATS } from './threats.ts';

/** Returns the threats that a title names: `#12`, and those between in `#30 to #34`. */
export function numbersIn(title: string): number[] {
  const found = new Set<number>();
  for (const [, from, to] of title.matchAll(/(?<![\w&])#(\d{1,3})\b(?: to #(\d{1,3})\b)?/g)) {
    for (let number = Number(from); number <= Number(to ?? from); number++) {
      if (number in THREATS) found.add(number);
    }
  }
  return [...found];
}

/** Returns the goals that a title names: `G4`. */
export function goalsIn(title: string): string[] {
  return [...new Set(Array.from(title.matchAll(/\bG(?:1[0-5]|[1-9])\b/g), ([goal]) => goal))];
}

/** Returns the threats that the known limits of docs/security.md name, as `(#39)`. */
export function knownLimits(security: string): Set<number> {
  const section = /^## Known limits$([\s\S]*?)(?:^## |(?![\s\S]))/m.exec(security)?.[1] ?? '';
  return new Set(
    Array.from(section.matchAll(/\(((?:#\d+(?:,\s*)?)+)\)/g), ([, list = '']) =>
      numbersIn(list),
    ).flat(),
  );
}
