import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { SendLink } from '../app/SendLink.tsx';
import type { ApprovalLink } from './link-location.ts';
import { countWaiting, sendLinks } from './review/load-review.ts';
import { useMessages, useWords } from '../ui/messages.ts';

/**
 * After a decision: how many more requests wait for this person, and a button that emails them the links. The page never
 * gets a link or a fact of another request.
 */
export function MoreWaiting({ link }: { readonly link: ApprovalLink }) {
  const approveMessages = useMessages('approve');
  const words = useWords('language', 'page');
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let mounted = true;
    void countWaiting(link, words).then((counted) => {
      if (mounted) setCount(counted);
    });
    return () => {
      mounted = false;
    };
  }, [link, words]);

  return (
    <Place aria-live="polite">
      {count === 0 && <p>{approveMessages.moreWait(count)}</p>}
      {count !== null && count > 0 && (
        <SendLink
          send={() => sendLinks(link, words, 'waiting')}
          label={approveMessages.emailLinks}
          hint={approveMessages.moreWait(count)}
          sentHint={approveMessages.linksSent}
        />
      )}
    </Place>
  );
}

/** Present from the beginning, so that screen readers say what comes into it. */
const Place = styled('div')(({ theme }) => ({
  '&:not(:empty)': { paddingTop: '1.25rem', borderTop: `1px solid ${theme.vars.palette.divider}` },
  textAlign: 'center',
  '& > div': { justifyItems: 'center' },
  '& > [role=status]': { textAlign: 'start' },
  '& > p, & > div > p:first-of-type': { fontWeight: 650 },
}));
