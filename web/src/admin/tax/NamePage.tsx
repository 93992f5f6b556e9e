import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SecondaryText } from '../../ui/text.ts';
import { ActionLink } from '../shared/frame/ActionLink.tsx';
import { EmptyState, LoadState } from '../shared/frame/LoadState.tsx';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import type { LiveStore } from '../shared/records/live-store.ts';
import { calendarYearSearch, useCalendarYear } from './calendar-year.ts';

interface NamePageProps<T> {
  /** The address of the list that leads here. */
  readonly list: string;
  readonly messages: Readonly<Record<'heading' | 'missing' | 'chooseYear', string>>;
  /** Returns what a calendar year's books say, live. */
  readonly storeOf: (year: string) => LiveStore<T>;
  /** Draws the one whose page it is; nothing where the year doesn't name them. */
  readonly children: (value: T, year: string) => ReactNode;
}

/** The page of someone whom a calendar year's books name: the way back to the list, and what the year says of them. */
export function NamePage<T>({ list, messages, storeOf, children }: NamePageProps<T>) {
  const shown = useCalendarYear();
  const { search } = useLocation();
  return (
    <>
      <ActionLink to={`${list}${calendarYearSearch(search, shown)}`}>
        <span aria-hidden="true">‹</span> {messages.heading}
      </ActionLink>
      <LoadState store={storeOf(shown.year)}>
        {(value) =>
          children(value, shown.year) ?? (
            <>
              <TabHeading heading={messages.heading} />
              <EmptyState>
                {messages.missing}
                <SecondaryText>{messages.chooseYear}</SecondaryText>
              </EmptyState>
            </>
          )
        }
      </LoadState>
    </>
  );
}
