import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { organization } from '@pa-ledger/domain/organization';
import { useEffect, useRef, useState } from 'react';
import { data } from '../../../data/source.ts';
import { SORTS } from '../../shared/lists/list-address.ts';
import { expenseQuery, NO_FILTER, VIEWS, type View } from '../expense-filter.ts';
import { expenseMessages } from '../expenses-messages.ts';
import { useMay } from '../../shared/rights/own-person.ts';

interface ExpenseViewsProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  /** Who is signed in. */
  readonly email: string;
  /** What the list shows, which comes first; the views are counted again when it changes. Null while it isn't there. */
  readonly rows: readonly unknown[] | null;
}

/** The views of the list, each with how many expenses it has. */
export function ExpenseViews({ view, onView, email, rows }: ExpenseViewsProps) {
  const [counts, setCounts] = useState<Partial<Record<View, number>>>({});
  const may = useMay();
  // Nothing ever waits for those who may not decide.
  const views = VIEWS.filter((one) => one !== 'mine' || may('keepBooks'));
  useEffect(() => {
    if (rows === null) return undefined;
    let current = true;
    for (const one of VIEWS) {
      const query = expenseQuery(
        { ...NO_FILTER, view: one },
        SORTS[0],
        organization.timeZone,
        email,
      );
      // A view without a count still opens.
      void data.countRows(query).then(
        (count) => {
          if (current && typeof count === 'number') setCounts((now) => ({ ...now, [one]: count }));
        },
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [email, rows]);
  // On a phone it may be out of sight; the list begins with what waits, not with all.
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (view !== '') chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [view]);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={expenseMessages.views.label}
      value={view}
      onChange={(_event, next: View | null) => {
        if (next !== null) onView(next);
      }}
      sx={ROW}
    >
      {views
        .filter((one) => one !== 'changed' || one === view || counts.changed)
        .map((one) => (
          <ToggleButton key={one} value={one} ref={one === view ? chosen : null}>
            {expenseMessages.views.names[one]}
            <b>{counts[one]?.toLocaleString('en-US')}</b>
          </ToggleButton>
        ))}
    </ToggleButtonGroup>
  );
}

/** One line, which scrolls on a phone. */
const ROW = {
  display: 'flex',
  marginBottom: '0.5rem',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& .MuiToggleButton-root': {
    flex: 'none',
    gap: '0.5rem',
    minHeight: { xs: 40, lg: 36 },
    paddingInline: '0.875rem',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: 'text.primary',
    '& > b': { minWidth: '1ch', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' },
    '&.Mui-selected, &.Mui-selected > b': { color: 'primary.main' },
    '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
  },
} as const;
