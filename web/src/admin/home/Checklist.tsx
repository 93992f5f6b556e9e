import type { Right } from '@pa-ledger/domain/people/rights';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SETUP_STEPS, type SetupStep } from '@pa-ledger/domain/home/set-up';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { homeMessages } from './home-messages.ts';
import { Section } from './Section.tsx';
import { useMay } from '../shared/rights/own-person.ts';

const messages = homeMessages.setUp;

/** Where each step is done. */
const PLACES: Readonly<Record<SetupStep, string>> = {
  name: '',
  funds: '/admin/financial/funds',
  categories: '/admin/categories',
  approvers: '/admin/users',
  account: '/admin/bank/accounts',
  budget: '/admin/budget',
  people: '/admin/users',
};

/** Who can do each step: those who may change the books, unless another right is named. */
const STEP_RIGHTS: Readonly<Partial<Record<SetupStep, Right>>> = {
  categories: 'manageApprovers',
  approvers: 'manageApprovers',
  people: 'managePeople',
};

interface ChecklistProps {
  readonly done: Readonly<Record<SetupStep, boolean>>;
  /** Whether parents can send in requests. */
  readonly isOpen: boolean;
}

/** The steps of a new association, with its progress. */
export function Checklist({ done, isOpen }: ChecklistProps) {
  const count = SETUP_STEPS.filter((step) => done[step]).length;
  const may = useMay();
  const next = SETUP_STEPS.find(
    (step) => !done[step] && PLACES[step] !== '' && may(STEP_RIGHTS[step] ?? 'keepBooks'),
  );
  return (
    <Stack sx={{ gap: '1rem', maxWidth: '52rem' }}>
      <Section heading={messages.heading}>
        <Stack sx={{ padding: '0 1rem 0.75rem', gap: '0.5rem' }}>
          <Typography color="textSecondary">{messages.hint}</Typography>
          <Typography variant="body2" id="set-up-progress">
            {messages.progress(count, SETUP_STEPS.length)}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(count / SETUP_STEPS.length) * 100}
            aria-labelledby="set-up-progress"
            sx={{ height: 8, borderRadius: 4 }}
          />
        </Stack>
        <List disablePadding component="ol">
          {SETUP_STEPS.map((step, index) => (
            <Step
              key={step}
              step={step}
              number={index + 1}
              isDone={done[step]}
              isNext={step === next}
            />
          ))}
        </List>
      </Section>
      <Alert role="status" severity={isOpen ? 'success' : 'info'}>
        {isOpen ? messages.formOpen : messages.formClosed}
      </Alert>
    </Stack>
  );
}

interface StepProps {
  readonly step: SetupStep;
  readonly number: number;
  readonly isDone: boolean;
  readonly isNext: boolean;
}

function Step({ step, number, isDone, isNext }: StepProps) {
  const { title, detail, verb } = messages.steps[step];
  const may = useMay();
  return (
    <ListItem divider={number < SETUP_STEPS.length} sx={STEP}>
      <ListItemText
        primary={`${number}. ${title}`}
        secondary={detail}
        slotProps={{ primary: { sx: { fontWeight: 650 } } }}
      />
      {isDone && <Chip color="success" size="small" label={messages.done} />}
      {!isDone && verb !== null && may(STEP_RIGHTS[step] ?? 'keepBooks') && (
        <Button
          component={PanelLink}
          to={PLACES[step]}
          // The page's one filled button is the next step.
          variant={isNext ? 'contained' : 'outlined'}
          sx={{ flex: 'none' }}
        >
          {verb}
        </Button>
      )}
    </ListItem>
  );
}

const STEP = {
  gap: '0.25rem 1rem',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'flex-end',
  '& .MuiListItemText-root': { flexBasis: { xs: '100%', sm: 'auto' } },
};
