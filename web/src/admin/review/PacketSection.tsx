import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import type { MadePacket } from '@pa-ledger/domain/review/review';
import { useEffect, useState } from 'react';
import { useStore } from '../../app/store.ts';
import { Entries } from '../../ui/columns.ts';
import { HStack, VStack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SecondaryText } from '../../ui/text.ts';
import { CheckInput } from '../shared/forms/CheckInput.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { useMay } from '../shared/rights/own-person.ts';
import { packetRun, startPacket, stopPacket, type PacketRun, type RunState } from './packet-run.ts';
import { ReadyPacket } from './ReadyPacket.tsx';
import { reviewMessages } from './review-messages.ts';
import type { ReviewRow } from './review-store.ts';
import { Seal } from './Seal.tsx';

const { packet: messages } = reviewMessages;

/** A review's packet: the button that makes it, how far it is, its files, and the seals of those made so far. */
export function PacketSection({ review }: { readonly review: ReviewRow }) {
  const { id, packets } = review;
  const run = useStore(packetRun);
  const may = useMay();
  const [withAddresses, setWithAddresses] = useState(false);
  const own = run?.review === id ? run : null;
  const state = own?.state ?? null;
  const isRunning = state?.status === 'running';
  useEndNotice(run);
  return (
    <TabSection heading={messages.heading} hint={messages.hint} sx={SECTION}>
      {may('makeReviews') && !isRunning && (
        <VStack sx={{ gap: '0.5rem', justifyItems: 'start' }}>
          {may('manageApprovers') && (
            <CheckInput
              name="withAddresses"
              label={messages.withAddresses}
              hint={messages.withAddressesHint}
              checked={withAddresses}
              onChange={setWithAddresses}
            />
          )}
          <Button
            variant="contained"
            disabled={run?.state.status === 'running'}
            onClick={() => void startPacket(review, withAddresses)}
          >
            {buttonOf(state)}
          </Button>
        </VStack>
      )}
      {isRunning && <Progress state={state} />}
      {state?.status === 'stopped' && (
        <SecondaryText role="status">{messages.stopped}</SecondaryText>
      )}
      {state?.status === 'failed' && <Notice tone="error">{state.message}</Notice>}
      {state?.status === 'made' && <ReadyPacket made={state} />}
      {packets.length > 0 && <Earlier packets={packets} />}
    </TabSection>
  );
}

const SECTION = { marginTop: '2rem' };

const MINUTE_MS = 60_000;

function buttonOf(state: RunState | null): string {
  if (state?.status === 'stopped' || state?.status === 'failed') return messages.goOn;
  return state === null ? messages.make : messages.makeAgain;
}

/** Asks before the tab is closed while a packet is made: what's drawn is kept, but it would have to be started again. */
function useEndNotice(run: PacketRun | null): void {
  const isRunning = run?.state.status === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
}

function Progress({
  state,
}: {
  readonly state: Extract<RunState, { readonly status: 'running' }>;
}) {
  const { progress } = state;
  const failed = progress?.step === 'files' ? progress.failed : [];
  const waitMs = progress?.step === 'files' ? progress.waitMs : 0;
  return (
    <VStack sx={{ gap: '0.5rem', maxWidth: '32rem' }}>
      <p role="status">{progressText(progress)}</p>
      <LinearProgress
        aria-label={messages.heading}
        {...(progress === null
          ? {}
          : {
              variant: 'determinate' as const,
              value: (100 * progress.done) / Math.max(1, progress.count),
            })}
      />
      <SecondaryText>{progress !== null && progress.part}</SecondaryText>
      {failed.length > 0 && <SecondaryText>{messages.failed(failed.length)}</SecondaryText>}
      {waitMs > 0 && (
        <SecondaryText>{messages.waiting(Math.ceil(waitMs / MINUTE_MS))}</SecondaryText>
      )}
      <SecondaryText>{messages.keepOpen}</SecondaryText>
      <HStack>
        <Button variant="outlined" onClick={stopPacket}>
          {messages.stop}
        </Button>
      </HStack>
    </VStack>
  );
}

function progressText(
  progress: Extract<RunState, { readonly status: 'running' }>['progress'],
): string {
  if (progress === null) return messages.reading;
  const { step, done, count } = progress;
  if (step === 'files') return messages.drawing(done, count);
  return step === 'zip' ? messages.writing(done + 1, count) : messages.printing(done + 1, count);
}

/** The seals of the packets made so far, the newest first. */
function Earlier({ packets }: { readonly packets: readonly MadePacket[] }) {
  return (
    <section aria-label={messages.earlier} style={{ marginTop: '1.5rem' }}>
      <h4>{messages.earlier}</h4>
      <Entries aria-label={messages.earlier}>
        {packets.toReversed().map((made) => (
          <li key={`${made.at} ${made.hash}`}>
            <p>{detailsOf(made)}</p>
            <Seal hash={made.hash} />
          </li>
        ))}
      </Entries>
    </section>
  );
}

function detailsOf({ name, at, withAddresses, failed }: MadePacket): string {
  return [
    messages.madeBy(name, formatInstant(at, organization.timeZone)),
    withAddresses ? messages.with : '',
    failed > 0 ? messages.missingFiles(failed) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
