import { PINNED, requireNoEmulators } from './deploy/programs.ts';
import { requireProjectId } from './deploy/project-id.ts';
import { KEY_ACTIONS, setLinkKeys } from './deploy/set-link-keys.ts';
import { Failure } from './base/failure.ts';
import { readOptions, runCommand } from './terminal/command.ts';

const USAGE = `npm run link-keys -- create|rotate|replace --project ID   sets the keys that sign the links in mails

create   makes the first key.
rotate   adds a key for new links; older ones stay until their links have ended.
replace  adds a key and ends all older ones: all links that were mailed stop working. For a key that has leaked, or keys of another form.`;

await runCommand(async (interrupted) => {
  const options = { project: { type: 'string' } } as const;
  const { values, positionals } = readOptions({ options, allowPositionals: true }, USAGE);
  const [named, ...more] = positionals;
  const action = KEY_ACTIONS.find((one) => one === named);
  if (action === undefined || more.length > 0) throw new Failure(USAGE);
  const project = requireProjectId(values.project, `link-keys -- ${action}`);
  requireNoEmulators(project);
  const { current, kept, retired } = await setLinkKeys({
    action,
    project,
    programs: PINNED,
    now: Date.now(),
    interrupted,
  });
  console.log(`New links are signed with the key ${current}.`);
  if (kept.length > 0) console.log(`Links of these keys go on working: ${kept.join(', ')}.`);
  if (retired.length > 0) console.log(`Links of these keys stop working: ${retired.join(', ')}.`);
  console.log(
    action === 'create'
      ? `Next: npx firebase functions:secrets:set SMTP_URI --project ${project}`
      : `It holds from the next deploy: npm run deploy -- --project ${project}`,
  );
  return 0;
});
