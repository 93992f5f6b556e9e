import { organization } from '@pa-ledger/domain/organization';
import { useEffect } from 'react';

/** Sets the title of the page in the browser's tab and history. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} | ${organization.schoolName}`;
  }, [name]);
}
