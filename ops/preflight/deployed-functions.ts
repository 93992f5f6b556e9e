import type { Target } from './target.ts';

/** A function as it is deployed. */
export interface DeployedFunction {
  readonly id: string;
  readonly region: string;
  /** Such as `ACTIVE`. */
  readonly state: string;
  /** Parameters among them. */
  readonly environment: Readonly<Record<string, string>>;
  /** The version of each secret, by its name. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** What the list of functions answers of each, as far as it is used; the form is that of its reference. */
interface ListedFunction {
  /** `projects/P/locations/REGION/functions/ID` */
  readonly name: string;
  readonly state?: string;
  readonly serviceConfig?: {
    readonly environmentVariables?: Readonly<Record<string, string>>;
    readonly secretEnvironmentVariables?: readonly {
      readonly secret: string;
      readonly version: string;
    }[];
  };
}

/** Reads all functions of a project, in all regions. @throws Refused */
export async function deployedFunctions({
  project,
  google,
}: Pick<Target, 'project' | 'google'>): Promise<readonly DeployedFunction[]> {
  const path = `/v2/projects/${project}/locations/-/functions`;
  const found = await google.list('cloudfunctions', path, 'functions');
  return (found as readonly ListedFunction[]).map(({ name, state = '', serviceConfig = {} }) => {
    const [, , , region = '', , id = ''] = name.split('/');
    const { environmentVariables = {}, secretEnvironmentVariables = [] } = serviceConfig;
    const secrets = secretEnvironmentVariables.map(
      ({ secret, version }) => [secret, version] as const,
    );
    return { id, region, state, environment: environmentVariables, secrets: new Map(secrets) };
  });
}
