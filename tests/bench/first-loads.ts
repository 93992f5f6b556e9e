import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { build } from 'vite';
import { firstLoadWeight } from '../../web/tools/first-load.ts';
import { SITE_PAGES } from '../../web/tools/pages.ts';
import type { Figure } from './figures.ts';

const web = fileURLToPath(new URL('../../web/', import.meta.url));

/** The JavaScript of each page's first load beside that of React and React DOM, built with the same tools. */
export async function benchFirstLoads(): Promise<Figure[]> {
  const floor = await reactAloneKb();
  return SITE_PAGES.map(({ html, budgetKb }) => {
    const { kb, scripts } = firstLoadWeight(join(web, 'dist'), html);
    return {
      what: `first load of ${html}: brotli kB of JavaScript (React alone ${floor.toFixed(1)})`,
      value: `${kb.toFixed(1)} in ${scripts} scripts`,
      goal: `at most ${budgetKb}`,
      met: kb <= budgetKb,
    };
  });
}

async function reactAloneKb(): Promise<number> {
  // Inside web/, so that React is found as the app finds it.
  const root = await mkdtemp(join(web, 'dist-floor-'));
  try {
    await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
    await writeFile(
      join(root, 'main.js'),
      "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(createElement('p'));\n",
    );
    const modulePreload = { polyfill: false };
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { target: 'es2022', modulePreload },
    });
    return firstLoadWeight(join(root, 'dist'), 'index.html').kb;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
