/* Puts the school's names, colors, and logo into the built pages. */

import type { Plugin } from 'vite';
import { escapeMarkup } from '@pa-ledger/domain/text/text';
import { readSchool } from '../../tools/school.ts';
import { schemesOf } from '../src/ui/palette.ts';

/** Fills in `%SCHOOL_NAME%`, so a tab has its title before any script comes; colors the browser; serves the logo. */
export function schoolLook(): Plugin {
  const { school, logo, emailLogo } = readSchool();
  const logos = [logo, emailLogo].filter((file) => file !== null);
  const { light, dark } = schemesOf(school.color);
  const themeColor = (scheme: 'light' | 'dark', content: string) => ({
    tag: 'meta',
    attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
    injectTo: 'head' as const,
  });
  return {
    name: 'pa-ledger:school-look',
    transform: (_code, id) =>
      id.endsWith('/src/ui/palette.ts')
        ? `export const SCHEMES = ${JSON.stringify({ light, dark })};`
        : null,
    transformIndexHtml: (html) => ({
      html: html.replaceAll('%SCHOOL_NAME%', escapeMarkup(school.schoolName)),
      tags: [
        themeColor('light', light.band),
        themeColor('dark', dark.band),
        {
          tag: 'link',
          attrs: { rel: 'icon', type: logo.type, href: `/${logo.name}` },
          injectTo: 'head',
        },
      ],
    }),
    generateBundle() {
      for (const { name, content } of logos)
        this.emitFile({ type: 'asset', fileName: name, source: content });
    },
    configureServer(server) {
      for (const { name, type, content } of logos)
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('Content-Type', type);
          response.end(content);
        });
    },
  };
}
