import { useEffect, useReducer } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  choiceIn,
  searchFor,
  type FilterParts,
  type ListChoice,
  type ListFilter,
} from './list-address.ts';
import type { Sort } from './table-model.ts';
import { keepYear } from '../years/keep-year.ts';

/** How long a pause in typing, in ms, starts a search. */
const TYPING_PAUSE_MS = 300;

interface Draft<F extends ListFilter<F>> {
  readonly choice: ListChoice<F>;
  /** The query of the address at which it was made. */
  readonly basedOn: string;
  /** The queries to which it navigated and which have not arrived yet, in order: the router may be slower than the person. */
  readonly sent: readonly string[];
}

interface ListPlace<F extends ListFilter<F>> {
  readonly parts: FilterParts<F>;
  /** The list's address without its query. */
  readonly pathname: string;
  /** The query of the address. */
  readonly search: string;
  /** Whether the list is shown: a hidden one does not navigate. */
  readonly active: boolean;
}

interface ListInputs<F extends ListFilter<F>> extends ListChoice<F> {
  /** What the address says: what the rows are. */
  readonly applied: ListChoice<F>;
  readonly onFilter: (filter: F) => void;
  readonly onSort: (sort: Sort) => void;
}

/**
 * Returns the filter and the order of a list, which are in the address so that reload, Back and a shared link keep them.
 * What is still being typed and does not belong there yet (half a date, an unfinished word) is kept here.
 */
export function useListChoice<F extends ListFilter<F>>(place: ListPlace<F>): ListInputs<F> {
  const { parts, pathname, search, active } = place;
  const navigate = useNavigate();
  // Not always the list's own: `/admin` shows the first tab.
  const { pathname: shownAt } = useLocation();
  const [draft, change] = useReducer(changed<F>, undefined, () => draftOf(parts, search));
  if (draft.basedOn !== search) {
    // The person went elsewhere (Back, a link), unless the draft itself navigated here.
    const arrived = draft.sent.lastIndexOf(search);
    change(() =>
      arrived === -1
        ? draftOf(parts, search)
        : { ...draft, basedOn: search, sent: draft.sent.slice(arrived + 1) },
    );
  }
  const applied = choiceIn(parts, search);
  const { choice } = draft;
  const nextSearch = keepYear(search, searchFor(parts, choice));
  // An equal choice in another spelling, such as a link's, keeps its address: else Back would lead nowhere.
  const isApplied = nextSearch === keepYear(search, searchFor(parts, applied));
  const typed = textIn(applied);
  const typing = textIn(choice) !== typed;
  const onItsWay = draft.sent.at(-1);

  useEffect(() => {
    if (!active || isApplied || onItsWay === nextSearch) return;
    const timer = setTimeout(
      () => {
        // Whoever has pressed a link meanwhile is not fetched back: the router tells of it once that page's code is loaded.
        if (window.location.pathname !== shownAt) return;
        change((now) => ({ ...now, sent: [...now.sent, nextSearch] }));
        // The letters of one search are one entry of the history, also when the first ones haven't arrived yet.
        const replace = typing && (typed !== '' || onItsWay !== undefined);
        void navigate({ pathname, search: nextSearch }, { replace });
      },
      typing ? TYPING_PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [active, isApplied, nextSearch, pathname, shownAt, typed, typing, onItsWay, navigate]);

  const choose = (part: Partial<ListChoice<F>>): void =>
    change((now) => ({ ...now, choice: { ...now.choice, ...part } }));
  return {
    ...choice,
    applied,
    onFilter: (filter) => choose({ filter }),
    onSort: (sort) => choose({ sort }),
  };
}

/**
 * The reducer: unlike a state's update, it runs when the change is rendered, not ahead of it with a draft that belongs to
 * a pending address and is discarded when the person is faster.
 */
function changed<F extends ListFilter<F>>(
  draft: Draft<F>,
  change: (now: Draft<F>) => Draft<F>,
): Draft<F> {
  return change(draft);
}

function draftOf<F extends ListFilter<F>>(parts: FilterParts<F>, search: string): Draft<F> {
  return { choice: choiceIn(parts, search), basedOn: search, sent: [] };
}

/** The parts of a filter that are typed letter by letter. */
const TYPED = ['text', 'person'];

/** What is typed letter by letter; '' in a list without such a filter. */
function textIn<F extends ListFilter<F>>({ filter }: ListChoice<F>): string {
  const parts: [string, string][] = Object.entries(filter);
  return parts
    .flatMap(([part, text]) => (TYPED.includes(part) ? text.trim() : []))
    .join(' ')
    .trim();
}
