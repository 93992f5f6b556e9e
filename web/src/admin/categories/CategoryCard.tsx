import { styled } from '@mui/material/styles';
import { chainFor, ROLE_NAMES } from '@pa-ledger/domain/approval-chain';
import { holdersOf, type ApproverSettings } from '@pa-ledger/domain/settings';
import { RowActions } from '../shared/RowActions.tsx';
import type { CategoryRow } from './CategoriesTab.tsx';

interface CategoryCardProps {
  readonly row: CategoryRow;
  readonly settings: ApproverSettings;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A category with its steps; each one shows its approver or 'Not set' (spec.md section 2). */
export function CategoryCard({ row, settings, onEdit, onDelete }: CategoryCardProps) {
  return (
    <Card>
      <Top>
        <Name>{row.name}</Name>
        <RowActions name={row.name} onEdit={onEdit} onDelete={onDelete} />
      </Top>
      <Steps aria-label={`Approval of ${row.name}`}>
        {chainFor(row).map((role) => {
          const holders = holdersOf(role, row.name, settings);
          return (
            <li key={role}>
              <Role>{ROLE_NAMES[role]}</Role>
              {holders.length === 0 ? (
                <NotSet>Not set</NotSet>
              ) : (
                <Holders>{holders.join(' or ')}</Holders>
              )}
            </li>
          );
        })}
      </Steps>
    </Card>
  );
}

const Card = styled('li')(({ theme }) => ({
  padding: '0.5rem 0.5rem 1rem 1rem',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.brand.well,
}));

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
});

const Name = styled('h4')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: '1.0625rem',
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
}));

/** Numbered dots on a line, as the expense goes from one to the next. */
const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  counterReset: 'step',
  margin: '0.375rem 0.5rem 0 0',
  padding: 0,
  display: 'grid',
  '& li': {
    counterIncrement: 'step',
    position: 'relative',
    paddingInlineStart: '2.25rem',
    paddingBottom: '0.75rem',
    minHeight: '2.75rem',
    overflowWrap: 'anywhere',
  },
  '& li:last-of-type': { paddingBottom: 0 },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.125rem',
    width: '1.5rem',
    height: '1.5rem',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    fontSize: '0.8125rem',
    fontWeight: 700,
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1.5px solid ${theme.vars.palette.primary.main}`,
  },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(0.75rem - 0.75px)',
    top: '1.75rem',
    bottom: '0.0625rem',
    borderInlineStart: `1.5px solid ${theme.vars.palette.divider}`,
  },
}));

const Role = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  lineHeight: 1.35,
  color: theme.vars.palette.text.secondary,
}));

const Holders = styled('span')({ display: 'block', lineHeight: 1.4 });

const NotSet = styled('span')(({ theme }) => ({
  fontWeight: 650,
  color: theme.vars.palette.warning.main,
}));
