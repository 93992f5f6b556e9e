import { organization } from '@pa-ledger/domain/organization';
import { useEffect } from 'react';

/** Names the page in the browser's tab and in its history. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} | ${organization.schoolName}`;
  }, [name]);
}
