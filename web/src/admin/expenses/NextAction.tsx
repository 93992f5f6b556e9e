import type { Instant } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { Fragment } from 'react';
import { Missing, NoWrap, SecondaryText } from '../../ui/text.ts';
import { daysSince, type NextActionFacts } from './next-action.ts';

interface NextActionProps {
  readonly nextAction: NextActionFacts;
  readonly now: Instant;
}

/** Who acts next and for how many days already; below it the people, or why there is nobody. */
export function NextAction({ nextAction, now }: NextActionProps) {
  const { who, stuck, detail, since } = nextAction;
  return (
    <span>
      {stuck ? <Missing>{who}</Missing> : who}, {daysSince(since, now, organization.timeZone)}
      {detail !== '' && (
        <SecondaryText as="span" className="detail" sx={{ fontSize: '0.8125rem' }}>
          <MailAddresses text={detail} />
        </SecondaryText>
      )}
    </span>
  );
}

/** A text whose email addresses stay on one line; long ones break only after their @, not at a hyphen. */
function MailAddresses({ text }: { readonly text: string }) {
  return text.split(/(\S+@(?=\S{17})|\S+@\S+)/).map((part, index) => (
    <Fragment key={index}>
      {part.includes('@') ? <NoWrap>{part}</NoWrap> : part}
      {part.endsWith('@') && <wbr />}
    </Fragment>
  ));
}
