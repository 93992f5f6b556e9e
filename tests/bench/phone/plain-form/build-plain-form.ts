import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { referenceHtml } from '../references.ts';
import type { ReferencePage } from '../site-server.ts';
import { PlainForm } from './plain-form.ts';

/** Where the reference form is served. */
export const PLAIN_FORM = '/reference/form';
const SCRIPT = '/reference/form.js';

const STYLE = `<style>
  body { font: 16px/1.5 sans-serif; margin: 0; background: #f2f5f4 }
  main { max-width: 760px; margin: 0 auto; padding: 16px }
  section { background: #fff; border: 1px solid #ccd6d3; border-radius: 12px; padding: 16px; margin: 16px 0 }
  label { display: block; margin: 12px 0 }
  input, select, textarea { display: block; width: 100%; min-height: 44px; font: inherit; box-sizing: border-box }
</style>`;

/** Builds the form in React alone as a site would: minified for production, its first look in the HTML. */
export async function buildPlainForm(): Promise<ReadonlyMap<string, ReferencePage>> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: `${folder}entry.ts` },
    },
  });
  if (!('output' in built)) throw new Error('Vite gave more than one build of the reference form.');
  const [{ code }] = built.output;
  return new Map([
    [
      PLAIN_FORM,
      referenceHtml(
        `${STYLE}<script type="module" src="${SCRIPT}"></script>`,
        `<div id="root">${renderToString(createElement(PlainForm))}</div>`,
      ),
    ],
    [SCRIPT, { type: 'text/javascript; charset=utf-8', text: code }],
  ]);
}
