import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { bookRules } from '@pa-ledger/domain/book-rules';
import { inputOf } from '@pa-ledger/domain/approvers/approval-chain';
import { needsPerson } from '@pa-ledger/domain/alerts/alert';
import { toDoOf, type ToDo, type Viewpoint } from '@pa-ledger/domain/home/to-do';
import { organization } from '@pa-ledger/domain/organization';
import type { Right } from '@pa-ledger/domain/people/rights';
import { fiscalYearLabel } from '@pa-ledger/domain/time/fiscal-year';
import { useStore } from '../../app/store.ts';
import { wordsOf } from '../alerts/alert-messages.ts';
import { alerts } from '../alerts/alerts.ts';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { openFindings } from '../shared/findings/finding-store.ts';
import { ADVANCES_LIST, CONFIRM_LIST, FINDINGS_LIST } from '../shared/records/record-address.ts';
import { treasurerReportOf } from '../shared/years/year-address.ts';
import { setsApprover } from '../shared/frame/opens-new.ts';
import { CHECKS, PAY_RUN } from '../expenses/addresses.ts';
import { homeMessages, toDoWords } from './home-messages.ts';
import type { HomeNow } from './home-store.ts';
import { Section } from './Section.tsx';
import { useMay } from '../shared/rights/own-person.ts';

const messages = homeMessages.toDo;

/** How many alerts show here; the bell at the top has all of them. */
const SHOWN_ALERTS = 3;

interface ToDoListProps {
  readonly home: HomeNow;
  readonly address: string;
  readonly viewpoint: Viewpoint;
  /** Whether there is only one administrator. */
  readonly isAlone: boolean;
}

/** What there is to do, each with the button that leads to where it's done. */
export function ToDoList({ home, address, viewpoint, isAlone }: ToDoListProps) {
  const { plan, moment } = home;
  const toDo = toDoOf(home, moment, address, viewpoint, {
    needed: organization.policies.checkSignatures,
    receiptsWithinDays: bookRules.advances.receiptsWithinDays,
  });
  const found = useAlerts();
  const findings = useFindings();
  const isFindingFirst = toDo.length === 0;
  const may = useMay();
  const year = fiscalYearLabel(moment.year, moment.calendar);
  return (
    <Section heading={messages.heading}>
      {toDo.length + found.length === 0 && findings === null && (
        <Typography color="textSecondary" sx={{ padding: '0 1rem 1rem' }}>
          {messages.empty}
        </Typography>
      )}
      <List disablePadding>
        {toDo.map((item, index) => {
          const words = toDoWords(item, { name: nameOf(item, plan), year, isAlone });
          return (
            <Row
              key={`${item.kind} ${index}`}
              {...words}
              to={may(rightFor(item)) ? addressOf(item, nameOf(item, plan)) : null}
              // One filled button a page: what comes first.
              isFirst={index === 0}
            />
          );
        })}
        {findings !== null && <Row {...findings} to={FINDINGS_LIST} isFirst={isFindingFirst} />}
        {found.slice(0, SHOWN_ALERTS).map((alert) => {
          const { what, todo } = wordsOf(alert);
          const to =
            alert.expenseId === null
              ? null
              : `/admin/expenses/${encodeURIComponent(alert.expenseId)}`;
          return (
            <Row key={alert.id} title={what} detail={todo} verb={messages.openRequest} to={to} />
          );
        })}
      </List>
      {found.length > SHOWN_ALERTS && (
        <Typography variant="body2" color="textSecondary" sx={{ padding: '0.5rem 1rem' }}>
          {messages.moreAlerts}
        </Typography>
      )}
    </Section>
  );
}

/** The same for a role that only looks: the open findings, and nothing without any. */
export function FindingsToDo() {
  const findings = useFindings();
  if (findings === null) return null;
  return (
    <Section heading={messages.heading}>
      <List disablePadding>
        <Row {...findings} to={FINDINGS_LIST} isFirst />
      </List>
    </Section>
  );
}

/** What the open findings say; null without any. */
function useFindings() {
  const state = useStore(openFindings);
  if (state.status !== 'ready' || state.value.rows.length === 0) return null;
  const { rows, isCut } = state.value;
  const unanswered = rows.filter(({ answers }) => answers.length === 0).length;
  const { title, detail, verb } = messages.findings;
  return { title: title(rows.length, isCut), detail: detail(rows.length, unanswered), verb };
}

/** The alerts that need a person and aren't among the open work. */
function useAlerts() {
  const state = useStore(alerts);
  if (state.status !== 'ready') return [];
  const counted = ['noApprover', 'fundMissing'];
  return state.value.rows.filter((alert) => needsPerson(alert) && !counted.includes(alert.kind));
}

interface RowProps {
  readonly title: string;
  readonly detail: string;
  readonly verb: string;
  /** Null if there is no page for it. */
  readonly to: string | null;
  readonly isFirst?: boolean;
}

function Row({ title, detail, verb, to, isFirst = false }: RowProps) {
  return (
    <ListItem divider sx={ROW}>
      <ListItemText
        primary={title}
        secondary={detail}
        slotProps={{ primary: { sx: { fontWeight: 650 } } }}
      />
      {to !== null && (
        <Button
          component={PanelLink}
          to={to}
          variant={isFirst ? 'contained' : 'outlined'}
          aria-label={`${verb}: ${title}`}
          sx={{ flex: 'none' }}
        >
          {verb}
        </Button>
      )}
    </ListItem>
  );
}

function nameOf(toDo: ToDo, { categories = {}, accounts = {} }: HomeNow['plan']): string {
  if (toDo.kind === 'setApprover') return categories[toDo.categoryId ?? ''] ?? 'an event';
  return 'accountId' in toDo ? (accounts[toDo.accountId]?.name ?? '') : '';
}

/** Returns the right that a to-do asks for. */
function rightFor({ kind }: ToDo): Right {
  if (kind === 'setApprover') return 'manageApprovers';
  return kind === 'startBudget' ? 'manageYears' : 'keepBooks';
}

/** Returns where a to-do is done. @param name of what it is about. */
function addressOf(toDo: ToDo, name: string): string {
  switch (toDo.kind) {
    case 'review':
      return '/admin/expenses?view=mine';
    case 'pay':
      return PAY_RUN;
    case 'signChecks':
    case 'sendChecks':
      return CHECKS;
    case 'setFund':
      return '/admin/expenses?status=approved&fund=none';
    case 'setApprover':
      return setsApprover(inputOf(toDo.role, name));
    case 'reconcile':
    case 'reviewStatements':
      return `/admin/bank/reconcile?account=${encodeURIComponent(toDo.accountId)}`;
    case 'report':
      return treasurerReportOf(toDo.month);
    case 'confirm':
      return CONFIRM_LIST;
    case 'confirmChanges':
      return '/admin/expenses?view=changed';
    case 'advances':
      return ADVANCES_LIST;
    case 'ratify':
      return '/admin/bank/ratification';
    case 'adoptBudget':
    case 'startBudget':
      return '/admin/budget';
  }
}

const ROW = {
  gap: '0.25rem 1rem',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'flex-end',
  paddingBlock: '0.375rem',
  '& .MuiListItemText-root': { flexBasis: { xs: '60%', sm: 'auto' } },
  '&:last-of-type': { borderBottom: 0 },
};
