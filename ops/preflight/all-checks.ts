import type { Check } from './check.ts';
import { addresses } from './checks/addresses.ts';
import { data } from './checks/data.ts';
import { functions } from './checks/functions.ts';
import { hops } from './checks/hops.ts';
import { hosting } from './checks/hosting.ts';
import { indexes } from './checks/indexes.ts';
import { links } from './checks/links.ts';
import { mail } from './checks/mail.ts';
import { parameters } from './checks/parameters.ts';
import { queries } from './checks/queries.ts';
import { region } from './checks/region.ts';
import { roles } from './checks/roles.ts';
import { schedules } from './checks/schedules.ts';
import { secrets } from './checks/secrets.ts';
import { services } from './checks/services.ts';
import { signIn } from './checks/sign-in.ts';
import { strangers } from './checks/strangers.ts';
import { upload } from './checks/upload.ts';

/** All checks, in the order in which a deploy sets up what they look at. */
export const CHECKS: readonly Check[] = [
  services,
  roles,
  signIn,
  secrets,
  parameters,
  region,
  indexes,
  queries,
  strangers,
  upload,
  functions,
  schedules,
  hosting,
  addresses,
  links,
  hops,
  data,
  mail,
];
