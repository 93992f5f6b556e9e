import { styled } from '@mui/material/styles';
import type { RecordRow } from '../../shared/ledger-records.ts';
import { CardTitleRow } from '../../shared/layout-styles.ts';
import { RowActions } from '../../shared/RowActions.tsx';
import { financialMessages } from '../financial-messages.ts';

interface FundCardProps {
  readonly row: RecordRow<'funds'>;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A fund with its name, its code and its description. */
export function FundCard({ row, onEdit, onDelete }: FundCardProps) {
  return (
    <FundItem>
      <CardTitleRow>
        <Name>{row.name}</Name>
        <RowActions name={row.name} onEdit={onEdit} onDelete={onDelete} />
      </CardTitleRow>
      <Code>{financialMessages.funds.code(row.code)}</Code>
      {row.description !== undefined && <Description>{row.description}</Description>}
    </FundItem>
  );
}

const FundItem = styled('li')(({ theme }) => ({
  minWidth: 0,
  padding: '0.5rem 0.5rem 1rem 1rem',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.brand.well,
  overflowWrap: 'anywhere',
}));

const Name = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: '1.0625rem',
  margin: 0,
  minWidth: 0,
}));

const Code = styled('p')(({ theme }) => ({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

const Description = styled('p')({ margin: '0.5rem 0.5rem 0 0', whiteSpace: 'pre-line' });
