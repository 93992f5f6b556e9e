/** The seed of everything random in the tests: PROVE_SEED, which the test configurations choose if it is not set. */
export const SEED = seedFrom(process.env['PROVE_SEED']);

/** @throws Error when the text is not a whole number from 0 to 2^31 - 1. */
function seedFrom(text: string | undefined): number {
  const seed = Number(text);
  if (text === undefined || !/^\d+$/.test(text) || seed > 2 ** 31 - 1) {
    throw new Error(`PROVE_SEED is ${text ?? 'not set'}: it is a whole number below 2^31.`);
  }
  return seed;
}
