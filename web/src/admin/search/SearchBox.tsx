import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '@pa-ledger/domain/search/terms';
import { VisuallyHidden } from '../../ui/text.ts';
import { SearchIcon } from '../frame/icons.tsx';
import { withKey } from '../frame/single-keys.ts';
import { keepYearIn } from '../shared/years/keep-year.ts';
import { addressOf, firstOfEach, labelOf, type Hit } from './hits.ts';
import { HitText } from './HitText.tsx';
import { searchAddress } from './search-address.ts';
import { searchMessages as messages } from './search-messages.ts';
import { foundIn, sentenceOf, useSearch } from './useSearch.ts';
import { useSearchKey } from './useSearchKey.ts';

/** Hits of each kind below the box; the page has all. */
const EACH = 4;

/** Leads to the page with all results. */
const ALL = 'all';

/**
 * The search in the bar at the top: results by kind as one types, arrows and Enter open one, Enter on the text opens the page
 * with all of them, and Ctrl-K leads here.
 */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  // What's typed on one page isn't looked for on the next.
  const [typed, setTyped] = useState({ text: '', on: pathname });
  const text = typed.on === pathname ? typed.text : '';
  const setText = (next: string): void => setTyped({ text: next, on: pathname });
  const [isOpen, setOpen] = useState(false);
  const [search] = useSearch(text);
  const { hits } = foundIn(search);
  // The same list until another answer is there: Material UI follows the chosen one in it.
  const options = useMemo<(Hit | typeof ALL)[]>(
    () => (hits.length > 0 ? [...firstOfEach(hits, EACH), ALL] : []),
    [hits],
  );

  useSearchKey(() => input.current?.select());

  const open = (hit: Hit | typeof ALL): void => {
    setOpen(false);
    setText('');
    void navigate(
      hit === ALL ? searchAddress(text.trim(), query) : keepYearIn(query, addressOf(hit)),
    );
  };

  return (
    <Box role="search" sx={{ flex: 1, maxWidth: 520 }}>
      <Autocomplete<Hit | typeof ALL>
        fullWidth
        size="small"
        open={isOpen && search.status !== 'idle'}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        value={null}
        inputValue={text}
        onInputChange={(_event, next, why) => {
          if (why === 'input' || why === 'clear') setText(next);
        }}
        onChange={(_event, hit) => hit !== null && open(hit)}
        clearOnBlur={false}
        forcePopupIcon={false}
        options={options}
        filterOptions={unfiltered}
        getOptionLabel={(hit) => (hit === ALL ? messages.all : hit.title)}
        getOptionKey={(hit) => (hit === ALL ? ALL : hit.id)}
        groupBy={(hit) => (hit === ALL ? '' : labelOf(hit))}
        renderOption={({ key, ...props }, hit) => (
          <li key={key} {...props}>
            {hit === ALL ? (
              <Typography color="primary">{messages.all}</Typography>
            ) : (
              <HitText hit={hit} />
            )}
          </li>
        )}
        renderGroup={({ key, group, children }) => (
          <div
            key={key}
            role={group === '' ? 'presentation' : 'group'}
            aria-label={group === '' ? undefined : group}
          >
            {group !== '' && (
              <ListSubheader component="div" aria-hidden sx={{ lineHeight: 2.5 }}>
                {group}
              </ListSubheader>
            )}
            <Box component="ul" role="presentation" sx={{ padding: 0 }}>
              {children}
            </Box>
          </div>
        )}
        // Within the landmark of the search.
        slotProps={{ popper: { disablePortal: true } }}
        loading={search.status === 'searching'}
        loadingText={messages.searching}
        noOptionsText={sentenceOf(search, text)}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={input}
            type="search"
            placeholder={messages.placeholder}
            onKeyDown={({ key }) => {
              // While a result is chosen, Enter is its own.
              const isChosen = input.current?.getAttribute('aria-activedescendant');
              if (key === 'Enter' && !isChosen && text.trim() !== '') open(ALL);
            }}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-label': messages.label,
                'aria-keyshortcuts': 'Control+K',
                ...withKey('/'),
                maxLength: MAX_SEARCH_LENGTH,
              },
              input: {
                ...params.slotProps.input,
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
                endAdornment: text === '' && (
                  <Typography aria-hidden variant="body2" color="text.secondary" noWrap>
                    {messages.shortcut}
                  </Typography>
                ),
              },
            }}
          />
        )}
      />
      <VisuallyHidden role="status">
        {/* Material UI's own says that it searches, and that there's nothing. */}
        {isOpen && hits.length > 0 ? sentenceOf(search, text) : ''}
      </VisuallyHidden>
    </Box>
  );
}

/** The search itself says what's found. */
const unfiltered = <Option,>(all: Option[]): Option[] => all;
