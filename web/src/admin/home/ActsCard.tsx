import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { HomePlan } from '@pa-ledger/domain/home/plan';
import { organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { useStore } from '../../app/store.ts';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { LoadFailure } from '../shared/frame/LoadState.tsx';
import { viewOf, type EntryView, type ListedEntry } from '../shared/journal/entry-view.ts';
import { journalMessages } from '../shared/journal/journal-messages.ts';
import type { NameOf } from '../shared/journal/subjects.ts';
import { useNameOf } from '../shared/records/people-names.ts';
import { homeMessages } from './home-messages.ts';
import { latestActs } from './home-store.ts';
import { Section } from './Section.tsx';

const messages = homeMessages.acts;

/** How many lines there are. */
const SHOWN = 10;

/** In CSS pixels. */
const HEIGHT = 320;

/** The latest changes, in the words of Activity; what PA Ledger made itself is folded into one line. */
export function ActsCard({ plan }: { readonly plan: HomePlan }) {
  const state = useStore(latestActs);
  return (
    <Section
      heading={messages.heading}
      action={
        <Button component={PanelLink} to="/admin/journal" size="small">
          {messages.all}
        </Button>
      }
    >
      {state.status === 'loading' && (
        <Skeleton variant="rounded" height={HEIGHT} sx={{ margin: '0.25rem 1rem 1rem' }} />
      )}
      {state.status === 'error' && (
        <LoadFailure failure={state.failure} onRetry={latestActs.retry} />
      )}
      {state.status === 'ready' && state.value.length === 0 && (
        <Typography color="textSecondary" sx={{ padding: '0 1rem 1rem' }}>
          {messages.empty}
        </Typography>
      )}
      {state.status === 'ready' && state.value.length > 0 && (
        <List disablePadding sx={{ paddingBottom: '0.5rem' }}>
          {folded(state.value, namesIn(plan))
            .slice(0, SHOWN)
            .map((act) => (
              <Act key={act.id} {...act} />
            ))}
        </List>
      )}
    </Section>
  );
}

/** A line of the list. */
interface Line {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly message: string;
  readonly to: EntryView['link'];
}

function Act({ at, who, message, to }: Line) {
  const name = useNameOf()(who);
  const when = formatInstant(at, organization.timeZone);
  return (
    <ListItem sx={{ paddingBlock: '0.125rem' }}>
      <ListItemText
        primary={
          to === null ? (
            message
          ) : (
            <Link component={PanelLink} to={to.to} state={to.state} color="inherit">
              {message}
            </Link>
          )
        }
        secondary={
          who === '' ? (
            when
          ) : (
            <>
              {when} · <span title={name === null ? undefined : who}>{name ?? who}</span>
            </>
          )
        }
        slotProps={{ primary: { variant: 'body2' }, secondary: { sx: { fontSize: '0.8125rem' } } }}
      />
    </ListItem>
  );
}

/** Returns the lines: what nobody did, such as the entries with which the list began, is one line where it follows itself. */
function folded(entries: readonly ListedEntry[], nameOf: NameOf): readonly Line[] {
  const lines: (Line & { readonly machine: number })[] = [];
  for (const entry of entries) {
    const isMachine = entry.change?.by === null;
    for (const { id, at, who, messages: said, link } of viewOf(entry, nameOf)) {
      const last = lines.at(-1);
      if (isMachine && last !== undefined && last.machine > 0) {
        const machine = last.machine + 1;
        lines[lines.length - 1] = { ...last, machine, message: messages.machine(machine) };
      } else if (isMachine)
        lines.push({ id, at, who: '', message: messages.machine(1), to: null, machine: 1 });
      else lines.push({ id, at, who, message: said.join(' '), to: link, machine: 0 });
    }
  }
  return lines;
}

/** Returns the names of the plan by their ids, so that the page reads no list for them. */
function namesIn({ categories = {}, funds = {}, accounts = {} }: HomePlan): NameOf {
  return (collection, id) => {
    const names: Readonly<Record<string, string | undefined>> =
      collection === 'categories'
        ? categories
        : { [id]: (collection === 'funds' ? funds : accounts)[id]?.name };
    return names[id] ?? journalMessages.deletedName(id);
  };
}
