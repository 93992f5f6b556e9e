import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { OWN_SCHOOL, SAMPLE_SCHOOL } from '../../tools/school-file.ts';

/* Makes this process, the builds that it starts, and the programs that it runs use the sample school as `organization.json`. */

const SCHOOL = pathToFileURL(OWN_SCHOOL).href;
const SAMPLE = pathToFileURL(SAMPLE_SCHOOL).href;
const OWN = `--import=${import.meta.url}`;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url === SCHOOL ? { ...found, url: SAMPLE } : found;
  },
});
process.env['SCHOOL_FILE'] = SAMPLE_SCHOOL;
const { NODE_OPTIONS = '' } = process.env;
if (!NODE_OPTIONS.includes(OWN)) process.env['NODE_OPTIONS'] = `${NODE_OPTIONS} ${OWN}`.trim();
