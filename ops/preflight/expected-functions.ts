/** A function as the source deploys it. */
export interface ExpectedFunction {
  readonly id: string;
  readonly region: string;
  readonly secrets: readonly string[];
  /** Such as `every 5 minutes`; null if no clock calls it. */
  readonly schedule: string | null;
}

/** What firebase-functions hangs on each function for the deploy tool, as far as it is used. */
interface Endpoint {
  readonly region: readonly string[];
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
  readonly scheduleTrigger?: { readonly schedule: string };
}

/** Returns all functions that a deploy makes, from the code that defines them. */
export async function expectedFunctions(): Promise<readonly ExpectedFunction[]> {
  // It loads the whole server: only for those who ask.
  const defined = Object.entries(await import('../../functions/src/index.ts'));
  return defined.map(([id, definition]) => {
    const endpoint = Reflect.get(definition, '__endpoint') as Endpoint; // no type names it
    const { region, secretEnvironmentVariables = [], scheduleTrigger } = endpoint;
    const secrets = secretEnvironmentVariables.map(({ key }) => key);
    return { id, region: region[0] ?? '', secrets, schedule: scheduleTrigger?.schedule ?? null };
  });
}
