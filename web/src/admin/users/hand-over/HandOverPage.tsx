import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { FormGrid } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { Signatures } from '../../bank/Signatures.tsx';
import { SelectInput, TextInput } from '../../shared/forms/inputs.tsx';
import { ActionLink } from '../../shared/frame/ActionLink.tsx';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper, PrintPage, usePrint } from '../../shared/frame/PrintPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { useRecordTitle } from '../../usePageTitle.ts';
import { Balances } from './Balances.tsx';
import {
  addressOf,
  checkedOff,
  checkKey,
  storeChoice,
  storedChoice,
  type Choice,
} from './hand-over-choice.ts';
import { handOverMessages as words } from './hand-over-messages.ts';
import { handOverSteps, nameAt } from './hand-over-steps.ts';
import { handOverData, type HandOverData } from './hand-over-store.ts';
import { OFFICES, OUTSIDE, type Office } from './offices.ts';
import { HandOverSteps } from './HandOverSteps.tsx';

/** The page for a change of treasurer, president, or bookkeeper: a checklist that follows the data, to print and sign. */
export function HandOverPage() {
  useRecordTitle(words.heading);
  const print = usePrint();
  return (
    <>
      <PrintPage />
      <OffPaper>
        <ActionLink to="/admin/users">
          <span aria-hidden="true">‹</span> {words.back}
        </ActionLink>
      </OffPaper>
      <TabHeading heading={words.heading} hint={words.hint} more={[print]} />
      <LoadState store={handOverData}>{(data) => <HandOver data={data} />}</LoadState>
    </>
  );
}

function HandOver({ data }: { readonly data: HandOverData }) {
  const { people, settings } = data;
  const [choice, setChoice] = useState(() => storedChoice() ?? firstChoice('treasurer', data));
  const checks = useStore(checkedOff);
  const { label, days, today } = useShownYear();
  const choose = (next: Choice): void => {
    storeChoice(next);
    setChoice(next);
  };
  const { office } = choice;
  const [from, to] = [addressOf(choice.from), addressOf(choice.to)];
  const steps = handOverSteps({
    ...data,
    office,
    from,
    to,
    // Cash has no statements.
    accounts: data.accounts.filter(({ kind }) => kind !== 'cash'),
    year: { label, first: days.first },
    today,
    handedOver: OUTSIDE.filter((one) => checks.has(checkKey(office, one))),
    allOutside: OUTSIDE,
  });
  const known = [...people.map(({ email }) => email), ...settings.presidents, settings.treasurer]
    .map(addressOf)
    .filter((address, at, all) => address !== '' && all.indexOf(address) === at);
  const named = (address: string) => {
    const name = nameAt(people, address);
    return name === address ? address : `${name} (${address})`;
  };
  const offered = [...new Set([...known, from])].filter((address) => address !== '');
  return (
    <>
      <OffPaper>
        <FormGrid sx={{ maxWidth: '52rem', marginBlock: '1rem 1.5rem' }}>
          <SelectInput
            label={words.office}
            value={office}
            options={OFFICES.map((value) => ({ value, label: words.offices[value] }))}
            onChange={(value) => {
              const next = OFFICES.find((one) => one === value);
              if (next !== undefined) choose(firstChoice(next, data));
            }}
          />
          <SelectInput
            half
            label={words.from}
            value={from}
            prompt={words.vacant}
            options={offered.map((value) => ({ value, label: named(value) }))}
            onChange={(value) => choose({ ...choice, from: value })}
          />
          <TextInput
            half
            label={words.to}
            type="email"
            list="hand-over-known"
            value={choice.to}
            hint={words.toHint}
            onChange={(value) => choose({ ...choice, to: value })}
          />
          <datalist id="hand-over-known">
            {known
              .filter((address) => address !== from)
              .map((address) => (
                <option key={address} value={address}>
                  {nameAt(people, address)}
                </option>
              ))}
          </datalist>
        </FormGrid>
      </OffPaper>
      <OnPaperOnly>
        {words.onPaper(
          words.offices[office],
          from === '' ? words.vacant : named(from),
          to === '' ? words.unknown : named(to),
        )}
      </OnPaperOnly>
      <HandOverSteps steps={steps} office={office} from={from} to={to} data={data} />
      <Balances rows={data.accounts} />
      <Signatures
        of={[
          ...(from === '' ? [] : [words.signs.from(nameAt(people, from))]),
          words.signs.to(to === '' ? '' : nameAt(people, to)),
        ]}
      />
    </>
  );
}

function OnPaperOnly({ children }: { readonly children: string }) {
  return (
    <SecondaryText sx={{ '@media screen': { display: 'none' }, marginBottom: '1rem' }}>
      {children}
    </SecondaryText>
  );
}

/** Returns what the page begins with: whoever holds the office, and no successor. */
function firstChoice(office: Office, { people, settings }: HandOverData): Choice {
  const holder = {
    treasurer: settings.treasurer,
    president: settings.presidents.find((address) => address !== ''),
    bookkeeper: people.find(({ role }) => role === 'bookkeeper')?.email,
  }[office];
  return { office, from: addressOf(holder ?? ''), to: '' };
}
