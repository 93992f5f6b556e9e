import { styled } from '@mui/material/styles';
import { waitingForFund } from '@pa-ledger/domain/reports/actuals';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';
import { reportMessages } from './reports-messages.ts';

/** How many submitted expenses count under Unknown because nobody has set the fund that pays them. */
export function WaitingNotice({ source }: { readonly source: ReportSource }) {
  const count = waitingForFund(source);
  if (count === 0) return null;
  return (
    <Space>
      <Notice
        tone="info"
        title={reportMessages.waitingForFund(count, source.countWhen)}
        action={<FundLink to="/admin/expenses?fund=none">{reportMessages.chooseFunds}</FundLink>}
      >
        {reportMessages.waitingHint}
      </Notice>
    </Space>
  );
}

const Space = styled('div')({ marginBottom: '1rem' });

const FundLink = styled(Link)(({ theme }) => ({
  paddingBlock: '0.625rem',
  fontWeight: 650,
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.2em',
  '@media print': { display: 'none' },
}));
