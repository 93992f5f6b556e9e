import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { isNew, setupDone, type SetupFacts } from '@pa-ledger/domain/home/set-up';
import { hasApprovers, rolesIn } from '@pa-ledger/domain/approvers/approver-settings';
import type { Viewpoint } from '@pa-ledger/domain/home/to-do';
import { organization } from '@pa-ledger/domain/organization';
import { normalizeEmail } from '@pa-ledger/domain/people/email';
import { Suspense } from 'react';
import { useStore } from '../../app/store.ts';
import { VisuallyHidden } from '../../ui/text.ts';
import { lazy } from '../lazy.ts';
import { sessionStore } from '../session.ts';
import { LoadFailure } from '../shared/frame/LoadState.tsx';
import { PrintPage, usePrint } from '../shared/frame/PrintPage.tsx';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import type { StoredApprovers } from '../shared/records/approvers.ts';
import { sharedMessages } from '../shared/shared-messages.ts';
import { useToday } from '../shared/years/useShownYear.ts';
import { BudgetCard } from './BudgetCard.tsx';
import { Checklist } from './Checklist.tsx';
import { homeMessages } from './home-messages.ts';
import { type HomeNow, homeOn, people } from './home-store.ts';
import { TILE_GRID, TILE_HEIGHT, Tiles } from './Tiles.tsx';
import { FindingsToDo, ToDoList } from './ToDoList.tsx';
import Skeleton from '@mui/material/Skeleton';
import { Section } from './Section.tsx';
import { useMay } from '../shared/rights/own-person.ts';

/** Their code loads once the tiles and the to-do list are there. */
const MonthsCard = lazy(async () => ({ default: (await import('./MonthsCard.tsx')).MonthsCard }));
const ActsCard = lazy(async () => ({ default: (await import('./ActsCard.tsx')).ActsCard }));

/** Whether the association has a name of its own: a school's domain is never an example's. */
const IS_NAMED = !organization.adminDomain.endsWith('example.com');

/** The first page after the sign-in: what there is, what to do, and what happened; for a new association, its checklist. */
export function HomePage() {
  const home = homeOn(useToday());
  const state = useStore(home);
  const known = useStore(people);
  const print = usePrint(state.status !== 'ready');
  const failed = [state, known].find(({ status }) => status === 'error');
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <PrintPage />
      <TabHeading
        heading={homeMessages.heading}
        // A button of its own would be louder than what there is to do.
        more={[{ ...print, isButton: false }]}
      />
      {failed?.status === 'error' ? (
        <LoadFailure
          failure={failed.failure}
          onRetry={() => {
            home.retry();
            people.retry();
          }}
        />
      ) : state.status === 'ready' && known.status === 'ready' ? (
        <Content home={state.value} {...known.value} />
      ) : (
        <>
          <VisuallyHidden role="status">{sharedMessages.loading}</VisuallyHidden>
          <HomeSkeleton />
        </>
      )}
    </Box>
  );
}

interface ContentProps {
  readonly home: HomeNow;
  readonly settings: StoredApprovers;
  readonly hasTwo: boolean;
}

function Content({ home, settings, hasTwo }: ContentProps) {
  const address = useAddress();
  const may = useMay();
  const facts: SetupFacts = {
    ...home,
    settings,
    isNamed: IS_NAMED,
    hasTwoPeople: hasTwo,
    hasMoney: home.months.length > 0 || Object.keys(home.cash).length > 0,
  };
  // Those who may only read neither set up anything nor have anything to do.
  if (isNew(facts) && may('keepBooks'))
    return (
      <Checklist
        done={setupDone(facts)}
        isOpen={Object.keys(home.plan.categories ?? {}).length > 0 && hasApprovers(settings)}
      />
    );
  const viewpoint = viewpointOf(address, settings);
  return (
    <Stack sx={COLUMN}>
      <Tiles
        home={home}
        address={address}
        viewpoint={viewpoint}
        isApprover={rolesIn(settings).some(([named]) => normalizeEmail(named) === address)}
      />
      <Box sx={COLUMNS}>
        <Stack sx={COLUMN}>
          {may('keepBooks') ? (
            <ToDoList home={home} address={address} viewpoint={viewpoint} isAlone={!hasTwo} />
          ) : (
            <FindingsToDo />
          )}
          <BudgetCard home={home} />
        </Stack>
        <Stack sx={COLUMN}>
          <Suspense fallback={<SectionSkeleton heading={homeMessages.months.heading} />}>
            <MonthsCard home={home} />
          </Suspense>
          <Suspense fallback={<SectionSkeleton heading={homeMessages.acts.heading} />}>
            <ActsCard plan={home.plan} />
          </Suspense>
        </Stack>
      </Box>
    </Stack>
  );
}

/** Returns the address of the person who is signed in, as requests name it. */
function useAddress(): string {
  const session = useStore(sessionStore);
  return session.status === 'signedIn' ? normalizeEmail(session.admin.email) : '';
}

/** A president who isn't the treasurer too comes for the decisions, everyone else for the money. */
function viewpointOf(address: string, { presidents, treasurer }: StoredApprovers): Viewpoint {
  const isPresident = presidents.some((one) => normalizeEmail(one) === address);
  return isPresident && normalizeEmail(treasurer) !== address ? 'decisions' : 'money';
}

const GAP = { xs: '1rem', sm: '1.25rem' };

const COLUMN = { gap: GAP, minWidth: 0 };

const COLUMNS = {
  display: 'grid',
  gap: GAP,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

/** The height of a part while it loads, in CSS pixels. */
const PART_HEIGHT = 320;

/** Home while it loads, as high as it will be. */
function HomeSkeleton() {
  return (
    <Stack sx={{ gap: { xs: '1rem', sm: '1.25rem' } }} aria-hidden="true">
      <Box sx={TILE_GRID}>
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} variant="rounded" height={TILE_HEIGHT} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={PART_HEIGHT} />
    </Stack>
  );
}

/** A part while its code or its data load. */
function SectionSkeleton({ heading }: { readonly heading: string }) {
  return (
    <Section heading={heading}>
      <Skeleton variant="rounded" height={PART_HEIGHT} sx={{ margin: '0.25rem 1rem 1rem' }} />
    </Section>
  );
}
