/** A sub-tab. */
export interface SubTab {
  /** The last part of its address. */
  readonly path: string;
  readonly label: string;
}

/** In their order; there is a first one. */
export type SubTabList<Tab = SubTab> = readonly [Tab, ...Tab[]];

/**
 * Returns the path of the sub-tab that an address is in, such as `/admin/financial/funds`: the first one's for the tab
 * itself and for what does not exist.
 */
export function subTabAt(tabs: SubTabList<Pick<SubTab, 'path'>>, pathname: string): string {
  const [, , , path] = pathname.split('/');
  return (tabs.find((tab) => tab.path === path) ?? tabs[0]).path;
}
