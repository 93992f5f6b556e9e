/*
 * Without it, a page would be blank until its script has come: this writes the first look into the built HTML, and what is
 * typed there is kept. Run after `vite build`.
 */

import react from '@vitejs/plugin-react';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { build } from 'vite';
import { SCHOOL_IMPORT, schoolFile } from '../../tools/school-file.ts';
import { SITE_PAGES, type SitePage } from './pages.ts';
import { fillEntry, splitShell } from './shell-html.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Built for Node like the page is built for the browser, so that both give the same class names. */
async function render({
  module,
  component,
  words: [words, name],
  path,
}: NonNullable<SitePage['shell']>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pa-ledger-shell-'));
  const entry = 'virtual:shell';
  try {
    await build({
      root: web,
      // Not the site's own configuration: it names the HTML entries.
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      resolve: { alias: [{ find: SCHOOL_IMPORT, replacement: schoolFile() }] },
      plugins: [
        react(),
        {
          name: 'pa-ledger:shell',
          resolveId: (id) => (id === entry ? `\0${entry}` : null),
          load: (id) =>
            id === `\0${entry}`
              ? `import { renderShell } from '${web}src/app/render-shell.tsx';
                 import { ${component} } from '${web}${module}';
                 import { ${name} } from '${web}${words}';
                 export const html = renderShell(${component}, ${name}, ${JSON.stringify(path)});`
              : null,
        },
      ],
      build: {
        ssr: true,
        outDir: folder,
        copyPublicDir: false,
        rolldownOptions: { input: { shell: entry }, output: { entryFileNames: '[name].mjs' } },
      },
    });
    // The module is the one written above.
    const rendered = (await import(pathToFileURL(join(folder, 'shell.mjs')).href)) as {
      readonly html: string;
    };
    return rendered.html;
  } finally {
    await rm(folder, { recursive: true });
  }
}

for (const { html, shell, preferred } of SITE_PAGES) {
  if (shell === null) continue;
  const path = join(web, 'dist', html);
  const { markup, styles } = splitShell(await render(shell));
  await writeFile(path, fillEntry(await readFile(path, 'utf8'), { markup, styles }));
  if (preferred !== null) {
    const copy = join(web, 'dist', preferred);
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(path, copy);
  }
  console.log(`${html}: first look written, ${markup.length + styles.length} characters.`);
}
