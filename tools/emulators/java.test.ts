import { describe, expect, it } from 'vitest';
import { readJavaMajor } from './java.ts';

describe('readJavaMajor', () => {
  it.each([
    ['openjdk version "25.0.1" 2025-10-21 LTS', 25],
    ['openjdk version "21" 2023-09-19', 21],
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_402"', 8],
    ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "24.0.2"', 24],
    ['command not found', undefined],
    ['', undefined],
  ])('reads %j', (text, major) => {
    expect(readJavaMajor(text)).toBe(major);
  });
});
