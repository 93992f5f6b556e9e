import Button, { type ButtonProps } from '@mui/material/Button';
import { cents } from '@pa-ledger/domain/money/money';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { Children, type FC, type ReactNode } from 'react';
import { ActionLink } from '../src/admin/shared/frame/ActionLink.tsx';
import { ApprovalSteps } from '../src/admin/shared/frame/ApprovalSteps.tsx';
import { EmptyState, LoadFailure, LoadState } from '../src/admin/shared/frame/LoadState.tsx';
import { PrintButton } from '../src/admin/shared/frame/PrintPage.tsx';
import { ArchivedMark } from '../src/admin/shared/lists/ArchivedMark.tsx';
import { RatifiedWords } from '../src/admin/shared/lists/RatifiedWords.tsx';
import { RecordCard } from '../src/admin/shared/lists/RecordCard.tsx';
import { SubTabs } from '../src/admin/shared/frame/SubTabs.tsx';
import { TabHeading, TabSection } from '../src/admin/shared/frame/TabHeading.tsx';
import { Money } from '../src/admin/shared/lists/Money.tsx';
import type { LiveStore } from '../src/admin/shared/records/live-store.ts';
import type { AsyncState } from '../src/data/async-state.ts';
import { failure } from '../src/data/failure.ts';
import { Facts } from '../src/ui/Facts.tsx';
import { FileName } from '../src/ui/FileName.tsx';
import { LineIcon } from '../src/ui/icons.tsx';
import { CardGrid, FlexColumn, HStack, VStack, Well } from '../src/ui/layout.ts';
import { Notice } from '../src/ui/Notice.tsx';
import { PdfFailure } from '../src/ui/receipts/pdf/PdfFailure.tsx';
import { PicturePane } from '../src/ui/receipts/PicturePane.tsx';
import { ReceiptPlaceholder } from '../src/ui/receipts/receipt-parts.ts';
import { ReceiptStrip } from '../src/ui/receipts/ReceiptStrip.tsx';
import { ReloadButton } from '../src/ui/ReloadButton.tsx';
import { StatusPanel } from '../src/ui/StatusPanel.tsx';
import { StepList } from '../src/ui/StepList.tsx';
import { Tag } from '../src/ui/Tag.tsx';
import * as text from '../src/ui/text.ts';
import { UnusualNotice } from '../src/ui/UnusualNotice.tsx';
import { inStates, LONG_TEXT, nothing, type Samples } from './samples.tsx';

const TONES = ['success', 'info', 'warning', 'error'] as const;
const ICONS = [
  'check',
  'warning',
  'info',
  'close',
  'file',
  'download',
  'upload',
  'camera',
] as const;
const MONEY_TONES = ['plain', 'green', 'red', 'signed'] as const;
const ACTION = <Button variant="outlined">Action</Button>;

const BUTTONS = (['contained', 'outlined', 'text'] as const).flatMap((variant): ButtonProps[] => [
  { variant, children: variant },
  { variant, children: `${variant}, focus`, className: 'Mui-focusVisible' },
  { variant, children: `${variant}, disabled`, disabled: true },
]);

/** A store that stays in one state. */
function storeIn(state: AsyncState<string>): LiveStore<string> {
  return { subscribe: () => nothing, view: () => state, retry: nothing };
}
const LOADING_STORE = storeIn({ status: 'loading' });
const FAILED_STORE = storeIn({ status: 'error', failure: failure('offline') });

/** Each of its children as a card. */
function Cards({ children }: { readonly children: ReactNode }) {
  return (
    <CardGrid sx={{ '--card-width': '20rem' }}>
      {Children.map(children, (child) => (
        <Well as="li">{child}</Well>
      ))}
    </CardGrid>
  );
}

const TEXTS: readonly FC<{ readonly as: 'p'; readonly children: string }>[] = [
  text.Overline,
  text.SecondaryText,
  text.ErrorText,
  text.WarningText,
  text.Missing,
  text.Multiline,
  text.Clamped,
];

/** Texts, buttons, messages, cards and headings. */
export const PARTS: Samples = {
  Texts: (
    <VStack>
      {TEXTS.flatMap((Text) => inStates(Text, [{ as: 'p', children: LONG_TEXT.repeat(2) }]))}
      <text.Bullets>
        <li>One</li>
        <li>{LONG_TEXT}</li>
      </text.Bullets>
      <HStack>
        {MONEY_TONES.map((tone) => (
          <Money key={tone} amount={cents(-1234_56)} tone={tone} />
        ))}
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </HStack>
      <HStack>
        {ICONS.map((name) => (
          <LineIcon key={name} name={name} />
        ))}
        <text.TouchLink href="#">Link to a file</text.TouchLink>
        <ActionLink to="/kit/first">Link in the panel</ActionLink>
      </HStack>
      <FileName name="receipt-of-the-spring-fair-with-a-long-name.pdf" />
    </VStack>
  ),
  Buttons: (
    <HStack>
      {inStates(Button, [...BUTTONS, { variant: 'contained', color: 'error', children: 'Error' }])}
      {inStates(PrintButton, [{}, { disabled: true }])}
      <ReloadButton />
    </HStack>
  ),
  Messages: (
    <VStack>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone} title={`A message: ${tone}`} action={ACTION}>
          {LONG_TEXT}
        </Notice>
      ))}
      <UnusualNotice
        submission={{
          amount: 9_999,
          expenseDate: dateAt(Date.UTC(2020, 0, 2), 'UTC'),
          receipts: [{ statement: null }],
        }}
        submittedAt={Date.UTC(2026, 8, 1)}
        timeZone="America/New_York"
      />
      <Cards>
        {(['success', 'info', 'error', 'busy'] as const).map((tone) => (
          <StatusPanel key={tone} tone={tone} heading={`Status: ${tone}`} action={ACTION}>
            <p>{LONG_TEXT}</p>
          </StatusPanel>
        ))}
      </Cards>
    </VStack>
  ),
  'Loading, empty, failed': (
    <VStack>
      <LoadState store={LOADING_STORE}>{() => null}</LoadState>
      <LoadState store={FAILED_STORE}>{() => null}</LoadState>
      <EmptyState>Nothing yet. Add the first above.</EmptyState>
      <LoadFailure title="Without a reason." onRetry={undefined} />
    </VStack>
  ),
  'Cards, facts, steps': (
    <>
      <ul>
        <RecordCard
          name="Record"
          level="h3"
          of={{ collection: 'funds', id: 'main' }}
          onEdit={nothing}
          onDelete={nothing}
        >
          {LONG_TEXT}
          <ArchivedMark />
          <RatifiedWords day={dateAt(Date.UTC(2026, 8, 15), 'UTC')} />
        </RecordCard>
        <RecordCard
          name="Folded"
          level="h3"
          of={{ collection: 'funds', id: 'main' }}
          summary="Note"
          onEdit={nothing}
          onDelete={nothing}
        >
          {LONG_TEXT}
        </RecordCard>
      </ul>
      <Cards>
        <dl>
          <dt>Figure</dt>
          <text.Figure>$1,234.56</text.Figure>
        </dl>
        <ApprovalSteps
          label="Approval"
          steps={[
            { role: 'eventApprover', holders: [] },
            { role: 'president', holders: ['one@example.com', 'other@example.com'] },
          ]}
        />
        <StepList
          steps={(['approved', 'rejected', 'open', 'waiting'] as const).map((status) => ({
            key: status,
            status,
            title: `Step: ${status}`,
            state: 'Who and when',
          }))}
        />
      </Cards>
      <Facts
        rows={[
          ['Label', LONG_TEXT],
          ['Empty', ''],
        ]}
      />
    </>
  ),
  Receipts: (
    <>
      <FlexColumn sx={{ height: '16rem' }}>
        <PicturePane name="logo.svg" url="/logo.svg" />
      </FlexColumn>
      <ReceiptStrip
        receipts={[
          { slot: 0, name: 'lunch.pdf', type: 'application/pdf', size: 1_200_000 },
          { slot: 1, name: LONG_TEXT, type: 'image/jpeg', size: 900_000 },
        ]}
        pictures={{}}
        chosen={0}
        onChoose={nothing}
      />
      <Well sx={{ marginTop: '0.75rem' }}>
        <ReceiptPlaceholder>Loading, 1.2 MB…</ReceiptPlaceholder>
        <PdfFailure fault="notStarted" onTryAgain={nothing} />
        <PdfFailure fault="damaged" onTryAgain={nothing} />
      </Well>
    </>
  ),
  'Headings of a tab': (
    <>
      <TabHeading
        heading="Heading of a tab"
        hint="What the tab is for, in a sentence."
        main={ACTION}
      />
      <SubTabs
        label="Sub-tabs"
        base="/kit"
        tabs={[
          { path: 'first', label: 'First' },
          { path: 'second', label: 'Second' },
        ]}
      >
        {({ label }) => (
          <TabSection heading={label} hint="A part of a tab." main={ACTION}>
            {LONG_TEXT}
          </TabSection>
        )}
      </SubTabs>
    </>
  ),
};
