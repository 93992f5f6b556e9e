import type { Plugin } from 'vite';
import organization from '../../organization.json' with { type: 'json' };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Puts the school's name where an HTML entry says `%SCHOOL_NAME%`. */
export function organizationInHtml(): Plugin {
  const name = organization.schoolName.replace(/[&<>"]/g, (found) => ENTITIES[found] ?? found);
  return {
    name: 'pa-ledger:organization-in-html',
    transformIndexHtml: (html) => html.replaceAll('%SCHOOL_NAME%', name),
  };
}
