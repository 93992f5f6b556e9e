/* Without it, a page's first look would come without its styles, and then jump: they belong into the head. */

const STYLE = /<style data-emotion="(?<key>\S+) (?<ids>[^"]*)">(?<css>.*?)<\/style>/gs;

/** A page's first look, ready to be put into its HTML entry. */
export interface Shell {
  readonly markup: string;
  readonly styles: string;
}

/**
 * Takes the style elements out of what React rendered: they belong in the head, where Emotion finds and keeps them
 * when the script arrives. Global sheets stay apart, for Emotion looks for them by name; the rest becomes one element. Each is
 * marked as moved already: to move one anew, within the head, would make the browser style the whole page again.
 */
export function splitShell(rendered: string): Shell {
  const globals: string[] = [];
  const ids: string[] = [];
  const css: string[] = [];
  const markup = rendered.replace(STYLE, (element, ...rest: unknown[]) => {
    // The last argument of a replacer is the record of the named groups.
    const groups = rest.at(-1) as Readonly<Record<'key' | 'ids' | 'css', string>>;
    if (groups.key.endsWith('-global')) globals.push(element.replace('<style', '<style data-s=""'));
    else {
      ids.push(groups.ids);
      css.push(groups.css);
    }
    return '';
  });
  const scoped = `<style data-s="" data-emotion="css ${ids.join(' ')}">${css.join('')}</style>`;
  return { markup, styles: [...globals, ...(ids.length > 0 ? [scoped] : [])].join('\n') };
}

/**
 * Puts the shell into the entry: the markup in its place, the styles at the end of the head. The scripts' links come
 * before them there, so that the browser asks for the scripts while the styles still come.
 * @throws Error when the entry lacks a place.
 */
export function fillEntry(html: string, shell: Shell): string {
  const places = [
    ['</head>', `${shell.styles}</head>`],
    ['<!--shell-->', shell.markup],
  ] as const;
  return places.reduce((filled, [place, content]) => {
    if (!filled.includes(place)) throw new Error(`The HTML entry has no ${place}.`);
    return filled.replace(place, () => content);
  }, html);
}
