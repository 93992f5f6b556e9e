import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { MAX_SEARCH_LENGTH } from '@pa-ledger/domain/search/terms';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { VStack } from '../../ui/layout.ts';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { EmptyState, LoadFailure } from '../shared/frame/LoadState.tsx';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import type { Found } from './find-hits.ts';
import { addressOf, groupsOf, type HitGroup } from './hits.ts';
import { HitText } from './HitText.tsx';
import { fragmentOf, textIn } from './search-address.ts';
import { searchMessages as messages } from './search-messages.ts';
import { foundIn, sentenceOf, useSearch } from './useSearch.ts';

/** The page with all results of a text, which stands in its address's fragment. */
export function SearchPage() {
  const { hash, search: query } = useLocation();
  const navigate = useNavigate();
  const text = textIn(hash);
  return (
    <VStack>
      <TabHeading heading={messages.heading} hint={messages.hint} />
      <Box role="search" aria-label={messages.results}>
        <TextField
          autoFocus
          fullWidth
          type="search"
          label={messages.label}
          placeholder={messages.placeholder}
          value={text}
          onChange={({ target }) =>
            void navigate(
              { search: query, hash: fragmentOf(target.value) },
              { replace: true, preventScrollReset: true },
            )
          }
          slotProps={{ htmlInput: { maxLength: MAX_SEARCH_LENGTH } }}
        />
      </Box>
      <Results text={text.trim()} />
    </VStack>
  );
}

function Results({ text }: { readonly text: string }) {
  const [further, setFurther] = useState({ text, pages: 1 });
  const pages = further.text === text ? further.pages : 1;
  const [search, retry] = useSearch(text, pages);
  const { hits } = foundIn(search);
  return (
    <>
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ minHeight: '1.25rem' }}
      >
        {search.status === 'failed' ? '' : sentenceOf(search, text)}
      </Typography>
      {search.status === 'idle' && <EmptyState>{messages.examples}</EmptyState>}
      {search.status === 'searching' && hits.length === 0 && <Waiting />}
      {search.status === 'failed' && (
        <LoadFailure title={messages.failed} failure={search.failure} onRetry={retry} />
      )}
      {(search.status === 'ready' || hits.length > 0) && (
        <FoundList
          found={foundIn(search)}
          onFurther={() => setFurther({ text, pages: pages + 1 })}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <VStack aria-hidden>
      <Skeleton variant="rounded" height="3.5rem" />
      <Skeleton variant="rounded" height="3.5rem" />
      <Skeleton variant="rounded" height="3.5rem" />
    </VStack>
  );
}

interface FoundListProps {
  readonly found: Found;
  readonly onFurther: () => void;
}

function FoundList({ found: { hits, more }, onFurther }: FoundListProps) {
  return (
    <>
      {hits.length === 0 && !more && <EmptyState>{messages.nothingHint}</EmptyState>}
      {groupsOf(hits).map((group) => (
        <Group key={group.label} group={group} />
      ))}
      {more && (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="body2">{messages.latest}</Typography>
          <Button variant="outlined" onClick={onFurther}>
            {messages.further}
          </Button>
        </Box>
      )}
    </>
  );
}

function Group({ group: { label, hits } }: { readonly group: HitGroup }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography component="h3" id={id} variant="subtitle2" color="text.secondary">
        {label}
      </Typography>
      <List disablePadding>
        {hits.map((hit) => (
          <ListItem key={hit.id} divider disablePadding>
            <ListItemButton component={PanelLink} to={addressOf(hit)}>
              <HitText hit={hit} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </section>
  );
}
