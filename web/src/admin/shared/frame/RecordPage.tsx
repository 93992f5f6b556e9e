import Button from '@mui/material/Button';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { Facts, type FactRow } from '../../../ui/Facts.tsx';
import { LineIcon } from '../../../ui/icons.tsx';
import { useRecordTitle } from '../../usePageTitle.ts';
import { dialogMessages } from '../dialog-messages.ts';
import { listAddress, recordIdAt, type PagedCollection } from '../records/record-address.ts';
import type { LiveStore } from '../records/live-store.ts';
import { useShownYear, type ShownYear } from '../years/useShownYear.ts';
import { yearIn, yearSearch } from '../years/year-address.ts';
import { ActionLink } from './ActionLink.tsx';
import { focusPanel } from './focus.ts';
import { withoutHistory } from './history-address.ts';
import { LoadState } from './LoadState.tsx';
import { OffPaper } from './PrintPage.tsx';
import { TabHeading, type HeadingActions } from './TabHeading.tsx';

interface RecordPageProps<T> {
  readonly collection: PagedCollection;
  readonly id: string;
  /** The record, live; null where there's none. */
  readonly store: LiveStore<T | null>;
  /** What its list is called, on the way back to it. */
  readonly list: string;
  /** Returns the day whose fiscal year its list shows. */
  readonly dayOf: (record: T) => CalendarDate;
  /** Shown where there's no such record. */
  readonly missing: ReactNode;
  /** Draws the record, as a `RecordSheet`. */
  readonly children: (record: T) => ReactNode;
}

/** The page of one record: the way back to its list, and the record with its loading, missing, and error states. */
export function RecordPage<T>(props: RecordPageProps<T>) {
  const { collection, id, store, list, dayOf, missing, children } = props;
  const state = useStore(store);
  const { search } = useLocation();
  const record = state.status === 'ready' ? state.value : null;
  const shown = useShownYear(record === null ? null : dayOf(record));
  useEffect(() => {
    window.scrollTo(0, 0);
    focusPanel();
  }, [id]);
  return (
    <>
      <OffPaper>
        <ActionLink to={`${listAddress(collection)}${listSearch(search, shown)}`}>
          <span aria-hidden="true">‹</span> {list}
        </ActionLink>
      </OffPaper>
      <LoadState key={id} store={store}>
        {(found) =>
          found === null ? (
            <>
              <TabHeading heading={list} />
              {missing}
            </>
          ) : (
            children(found)
          )
        }
      </LoadState>
    </>
  );
}

/** Returns the query of the list: as it was left, or, where a link from elsewhere led here, the record's year. */
function listSearch(search: string, { year, present }: ShownYear): string {
  const query = withoutHistory(search);
  const named = yearIn(query);
  const isFiltered = new URLSearchParams(query).size > (named === null ? 0 : 1);
  return isFiltered || year === (named ?? present) ? query : yearSearch(year);
}

interface RecordSheetProps extends HeadingActions {
  /** What the record is called: the heading, and the title of the page. */
  readonly title: string;
  readonly facts: readonly FactRow[];
  /** `TabSection`s below the facts. */
  readonly children?: ReactNode;
}

/** One record: its name with its main button and a menu, its facts, and what else there is to know. */
export function RecordSheet({ title, facts, children, ...heading }: RecordSheetProps) {
  useRecordTitle(title);
  return (
    <>
      <TabHeading heading={title} {...heading} />
      <Facts rows={facts} />
      {children}
    </>
  );
}

/** The main button of a record that can be changed. */
export function EditButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="contained" startIcon={<LineIcon name="edit" />} onClick={onClick}>
      {dialogMessages.edit}
    </Button>
  );
}

interface ListOrRecordProps {
  readonly list: ReactNode;
  /** Draws the page of a record. */
  readonly pageOf: (id: string) => ReactNode;
}

/** A list, or the page of the one of its records that the address names. */
export function ListOrRecord({ list, pageOf }: ListOrRecordProps) {
  const id = recordIdAt(useLocation().pathname);
  return id === null ? list : pageOf(id);
}
