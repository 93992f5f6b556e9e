import { organization } from '@pa-ledger/domain/organization';
import { useEffect, useLayoutEffect } from 'react';

/** Sets the title of the page in the browser's tab and history, unless a record within it sets its own. */
export function usePageTitle(name: string): void {
  // Before the effects of what the page shows, among them a record's.
  useLayoutEffect(() => {
    document.title = titleOf(name);
  }, [name]);
}

/** Sets the title while a record is shown; after that the page's own is back, if no other page is shown by then. */
export function useRecordTitle(name: string): void {
  useEffect(() => {
    const [own, former] = [titleOf(name), document.title];
    document.title = own;
    return () => {
      if (document.title === own) document.title = former;
    };
  }, [name]);
}

function titleOf(name: string): string {
  return `${name} | ${organization.schoolName}`;
}
