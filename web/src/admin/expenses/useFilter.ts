import { useEffect, useReducer } from 'react';
import { useNavigate } from 'react-router-dom';
import { listAddress } from './addresses.ts';
import { filterIn, searchFor, type ExpenseFilter } from './expense-filter.ts';

/** How long a person pauses, in ms, before typed text is looked for. */
const TYPING_PAUSE_MS = 300;

interface Draft {
  readonly filter: ExpenseFilter;
  /** The query of the address under which it was made. */
  readonly under: string;
  /** The queries that it was sent to and that have not come yet, in their order: the router may come after the person. */
  readonly sent: readonly string[];
}

/**
 * The filter lives in the address, so that reload, Back and a shared link keep it. What is being typed and cannot stand
 * there yet (half a date, a word not finished) is kept here.
 * @param active whether the list is seen: one that is not leads nowhere.
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
  if (draft.under !== search) {
    // Somebody has gone elsewhere (Back, a link), unless this is where the draft was sent.
    const arrived = draft.sent.lastIndexOf(search);
    change(() =>
      arrived === -1
        ? draftOf(search)
        : { ...draft, under: search, sent: draft.sent.slice(arrived + 1) },
    );
  }
  const { filter } = draft;
  const wanted = searchFor(filter);
  const typing = filter.text.trim() !== filterIn(search).text.trim();

  useEffect(() => {
    // An address in other words, of a link for one, stays as it is: else Back would lead nowhere.
    if (!active || wanted === searchFor(filterIn(search))) return;
    const timer = setTimeout(
      () => {
        // Letters of one search are one step of the history.
        const replace = typing && filterIn(search).text !== '';
        change((now) => ({ ...now, sent: [...now.sent, wanted] }));
        void navigate(listAddress(wanted), { replace });
      },
      typing ? TYPING_PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [active, wanted, search, typing, navigate]);

  return { filter, onFilter: (next) => change((now) => ({ ...now, filter: next })) };
}

/**
 * The reducer: unlike a state, it is asked when the change is drawn, and not ahead, from a draft that belongs to an
 * address on its way and is given up when the person is quicker.
 */
function changed(draft: Draft, change: (now: Draft) => Draft): Draft {
  return change(draft);
}

function draftOf(search: string): Draft {
  return { filter: filterIn(search), under: search, sent: [] };
}
