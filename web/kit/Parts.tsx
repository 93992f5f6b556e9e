import Button from '@mui/material/Button';
import { cents } from '@pa-ledger/domain/money/money';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { ActionLink } from '../src/admin/shared/frame/ActionLink.tsx';
import { ApprovalSteps } from '../src/admin/shared/frame/ApprovalSteps.tsx';
import { EmptyState, LoadFailure, LoadState } from '../src/admin/shared/frame/LoadState.tsx';
import { PrintButton } from '../src/admin/shared/frame/PrintPage.tsx';
import { RecordCard } from '../src/admin/shared/frame/RecordCard.tsx';
import { type SubTabList, SubTabs } from '../src/admin/shared/frame/SubTabs.tsx';
import { TabHeading, TabSection } from '../src/admin/shared/frame/TabHeading.tsx';
import { Money } from '../src/admin/shared/lists/Money.tsx';
import type { LiveStore } from '../src/admin/shared/records/live-store.ts';
import type { AsyncState } from '../src/data/async-state.ts';
import { failure } from '../src/data/failure.ts';
import { Facts } from '../src/ui/Facts.tsx';
import { FileName } from '../src/ui/FileName.tsx';
import { LineIcon } from '../src/ui/icons.tsx';
import { CardGrid, HStack, VStack, Well } from '../src/ui/layout.ts';
import { Notice } from '../src/ui/Notice.tsx';
import { PdfFailure } from '../src/ui/receipts/pdf/PdfFailure.tsx';
import { Main, ReceiptCard, SaveLink, Thumbnail } from '../src/ui/receipts/receipt-card.ts';
import { ReceiptPlaceholder } from '../src/ui/receipts/ReceiptPlaceholder.tsx';
import { ReloadButton } from '../src/ui/ReloadButton.tsx';
import { Section } from '../src/ui/Section.tsx';
import { StatusPanel } from '../src/ui/StatusPanel.tsx';
import { StepList } from '../src/ui/StepList.tsx';
import { Tag } from '../src/ui/Tag.tsx';
import {
  Bullets,
  Clamped,
  ErrorText,
  Figure,
  Missing,
  Multiline,
  Overline,
  SecondaryText,
  TouchLink,
  WarningText,
} from '../src/ui/text.ts';
import { UnusualNotice } from '../src/ui/UnusualNotice.tsx';
import { LONG_TEXT, nothing } from './samples.ts';

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

/** A store that stays in one state. */
function storeIn(state: AsyncState<string>): LiveStore<string> {
  return { subscribe: () => nothing, view: () => state, retry: nothing };
}
const LOADING_STORE = storeIn({ status: 'loading' });
const FAILED_STORE = storeIn({ status: 'error', failure: failure('offline') });
const SUB_TABS: SubTabList = [
  { path: 'first', label: 'First' },
  { path: 'second', label: 'Second' },
];

/** Texts, buttons, messages, cards and headings. */
export function Parts() {
  return (
    <>
      <TabHeading
        heading="Heading of a tab"
        hint="What the tab is for, in a sentence."
        actions={<Button variant="contained">Action</Button>}
      />
      <Section heading="Texts">
        <VStack>
          <Overline>Overline</Overline>
          <SecondaryText>Secondary text, beside what it explains.</SecondaryText>
          <ErrorText>Error text.</ErrorText>
          <WarningText>Warning text.</WarningText>
          <p>
            <Missing>Not set</Missing> and <Multiline>{'two\nlines'}</Multiline>
          </p>
          <p>
            <Clamped>{LONG_TEXT.repeat(4)}</Clamped>
          </p>
          <Bullets>
            <li>One</li>
            <li>{LONG_TEXT}</li>
          </Bullets>
          <HStack>
            {(['plain', 'green', 'red', 'signed'] as const).map((tone) => (
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
            <TouchLink href="#">Link to a file</TouchLink>
            <ActionLink to="/kit/first">Link in the panel</ActionLink>
          </HStack>
          <p>
            <FileName name="receipt-of-the-spring-fair-with-a-long-name.pdf" />
          </p>
        </VStack>
      </Section>
      <Section heading="Buttons">
        <HStack>
          {(['contained', 'outlined', 'text'] as const).flatMap((variant) => [
            <Button key={variant} variant={variant}>
              {variant}
            </Button>,
            <Button key={`${variant} focus`} variant={variant} className="Mui-focusVisible">
              {variant}, focus
            </Button>,
            <Button key={`${variant} disabled`} variant={variant} disabled>
              {variant}, disabled
            </Button>,
          ])}
          <Button variant="contained" color="error">
            Error
          </Button>
          <PrintButton />
          <PrintButton disabled />
          <ReloadButton />
        </HStack>
      </Section>
      <Section heading="Messages">
        <VStack>
          {TONES.map((tone) => (
            <Notice
              key={tone}
              tone={tone}
              title={`A message: ${tone}`}
              action={
                <Button variant="outlined" color="inherit">
                  Action
                </Button>
              }
            >
              {LONG_TEXT}
            </Notice>
          ))}
          <UnusualNotice
            submission={{ amount: 9_999, expenseDate: dateAt(Date.UTC(2020, 0, 2), 'UTC') }}
            submittedAt={Date.UTC(2026, 8, 1)}
            timeZone="America/New_York"
          />
          <CardGrid sx={{ '--card-width': '20rem' }}>
            {(['success', 'info', 'error', 'busy'] as const).map((tone) => (
              <Well as="li" key={tone}>
                <StatusPanel
                  tone={tone}
                  heading={`Status: ${tone}`}
                  action={<Button variant="contained">Action</Button>}
                >
                  <p>{LONG_TEXT}</p>
                </StatusPanel>
              </Well>
            ))}
          </CardGrid>
        </VStack>
      </Section>
      <Section heading="Loading, empty, failed">
        <VStack sx={{ gap: '1.5rem' }}>
          <LoadState store={LOADING_STORE}>{() => null}</LoadState>
          <EmptyState>Nothing yet. Add the first above.</EmptyState>
          <LoadState store={FAILED_STORE}>{() => null}</LoadState>
          <LoadFailure title="Without a reason." onRetry={undefined} />
        </VStack>
      </Section>
      <Section heading="Cards, facts, steps">
        <CardGrid sx={{ '--card-width': '20rem' }}>
          <RecordCard name="Record" level="h3" onEdit={nothing} onDelete={nothing}>
            <SecondaryText>{LONG_TEXT}</SecondaryText>
          </RecordCard>
          <Well as="li">
            <dl>
              <dt>Figure</dt>
              <Figure>
                <Money amount={cents(1234_56)} />
              </Figure>
            </dl>
          </Well>
          <Well as="li">
            <ApprovalSteps
              label="Approval"
              steps={[
                { role: 'eventApprover', holders: [] },
                { role: 'president', holders: ['one@example.com', 'other@example.com'] },
              ]}
            />
          </Well>
          <Well as="li">
            <StepList
              steps={(['approved', 'rejected', 'open', 'waiting'] as const).map((status) => ({
                key: status,
                status,
                title: `Step: ${status}`,
                state: 'Who and when',
              }))}
            />
          </Well>
        </CardGrid>
        <Facts
          rows={[
            ['Label', LONG_TEXT],
            ['Empty', ''],
          ]}
        />
      </Section>
      <Section heading="Receipts">
        <VStack as="ul">
          <ReceiptCard>
            <Main type="button">
              <Thumbnail aria-hidden="true">PDF</Thumbnail>
              <span>lunch.pdf</span>
            </Main>
            <SaveLink href="#">Save</SaveLink>
          </ReceiptCard>
          <ReceiptCard>
            <Main type="button" disabled>
              <Thumbnail aria-hidden="true">…</Thumbnail>
              <span>Loading</span>
            </Main>
          </ReceiptCard>
        </VStack>
        <Well sx={{ marginTop: '0.75rem' }}>
          <ReceiptPlaceholder>Loading, 1.2 MB…</ReceiptPlaceholder>
          <PdfFailure fault="notStarted" onTryAgain={nothing} />
          <PdfFailure fault="damaged" onTryAgain={nothing} />
        </Well>
      </Section>
      <Section heading="Sub-tabs">
        <SubTabs label="Sub-tabs" base="/kit" tabs={SUB_TABS}>
          {({ label }) => (
            <TabSection heading={label} hint="A part of a tab." actions={<Button>Action</Button>}>
              {LONG_TEXT}
            </TabSection>
          )}
        </SubTabs>
      </Section>
    </>
  );
}
