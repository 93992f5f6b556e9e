import { useEffect, useReducer } from 'react';
import { useNavigate } from 'react-router-dom';
import { listAddress } from './addresses.ts';
import { filterIn, searchFor, type ExpenseFilter } from './expense-filter.ts';

/** How long a pause in typing, in ms, starts a search. */
const TYPING_PAUSE_MS = 300;

interface Draft {
  readonly filter: ExpenseFilter;
  /** The query of the address at which it was made. */
  readonly basedOn: string;
  /** The queries to which it navigated and which have not arrived yet, in order: the router may be slower than the person. */
  readonly sent: readonly string[];
}

/**
 * Returns the filter, which is in the address so that reload, Back and a shared link keep it. What is still being typed
 * and does not belong there yet (half a date, an unfinished word) is kept here.
 * @param active whether the list is shown: a hidden one does not navigate.
 */
export function useFilter(
  search: string,
  active: boolean,
): {
  readonly filter: ExpenseFilter;
  readonly onFilter: (filter: ExpenseFilter) => void;
} {
  const navigate = useNavigate();
  const [draft, change] = useReducer(changed, search, draftOf);
  if (draft.basedOn !== search) {
    // The person went elsewhere (Back, a link), unless the draft itself navigated here.
    const arrived = draft.sent.lastIndexOf(search);
    change(() =>
      arrived === -1
        ? draftOf(search)
        : { ...draft, basedOn: search, sent: draft.sent.slice(arrived + 1) },
    );
  }
  const { filter } = draft;
  const nextSearch = searchFor(filter);
  const typing = filter.text.trim() !== filterIn(search).text.trim();

  useEffect(() => {
    // An equal filter in another spelling, such as a link's, keeps its address: else Back would lead nowhere.
    if (!active || nextSearch === searchFor(filterIn(search))) return;
    const timer = setTimeout(
      () => {
        // The letters of one search are one entry of the history.
        const replace = typing && filterIn(search).text !== '';
        change((now) => ({ ...now, sent: [...now.sent, nextSearch] }));
        void navigate(listAddress(nextSearch), { replace });
      },
      typing ? TYPING_PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [active, nextSearch, search, typing, navigate]);

  return { filter, onFilter: (next) => change((now) => ({ ...now, filter: next })) };
}

/**
 * The reducer: unlike a state's update, it runs when the change is rendered, not ahead of it with a draft that belongs to
 * a pending address and is discarded when the person is faster.
 */
function changed(draft: Draft, change: (now: Draft) => Draft): Draft {
  return change(draft);
}

function draftOf(search: string): Draft {
  return { filter: filterIn(search), basedOn: search, sent: [] };
}
