import Button from '@mui/material/Button';
import { chainFor, ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import type { Category } from '@pa-ledger/domain/categories/category';
import { PAGE_OUTDATED } from '@pa-ledger/domain/outdated-page';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { SelectInput } from '../ui/inputs.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReloadButton } from '../ui/ReloadButton.tsx';
import type { FormOptionsLoader } from './useFormOptions.ts';

interface CategorySelectProps {
  /** The category of an earlier visit, '' when there is none. */
  readonly kept: string;
  readonly options: FormOptionsLoader;
  readonly error: string | undefined;
}

const PLACEHOLDERS = {
  loading: 'Loading the categories…',
  error: 'No categories yet',
  outdated: 'No categories yet',
  ready: 'Choose a category',
};

/** The category: grouped by how many people approve, for that is what the choice decides. */
export function CategorySelect({ kept, options, error }: CategorySelectProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? kept;
  const categories = options.status === 'ready' ? options.categories : [];
  const category = categories.find(({ name }) => name === chosen);
  // While the list is on its way, a kept category stands in for it.
  const waiting = options.status !== 'ready' && chosen !== '';

  return (
    <div>
      <SelectInput
        label="Category"
        name="category"
        required
        error={error}
        value={category !== undefined || waiting ? chosen : ''}
        onChange={(event) => setPicked(event.target.value)}
        inputProps={{ autoComplete: 'off' }}
        aria-busy={options.status === 'loading'}
      >
        <option value="">{PLACEHOLDERS[options.status]}</option>
        {waiting && <option value={chosen}>{chosen}</option>}
        <Group label="Events" categories={categories.filter((one) => one.requiresEventApprover)} />
        <Group
          label="Administrative"
          categories={categories.filter((one) => !one.requiresEventApprover)}
        />
      </SelectInput>
      {options.status === 'error' && (
        <NoticeBelow>
          <Notice
            tone="error"
            action={
              <Button variant="outlined" onClick={options.reload}>
                Load them again
              </Button>
            }
          >
            The categories could not be loaded. What you have typed is kept.
          </Notice>
        </NoticeBelow>
      )}
      {options.status === 'outdated' && (
        <NoticeBelow>
          <Notice tone="error" action={<ReloadButton />}>
            {PAGE_OUTDATED}
          </Notice>
        </NoticeBelow>
      )}
      <Follows aria-live="polite">{category === undefined ? '' : approvalsText(category)}</Follows>
    </div>
  );
}

interface GroupProps {
  readonly label: string;
  readonly categories: readonly Category[];
}

function Group({ label, categories }: GroupProps) {
  if (categories.length === 0) return null;
  return (
    <optgroup label={label}>
      {categories.map(({ id, name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

function approvalsText(category: Category): string {
  const roles = chainFor(category).map((role) => ROLE_NAMES[role]);
  return `${roles.length} approvals follow: ${roles.join(', then ')}.`;
}

const NoticeBelow = styled('div')({ marginTop: '0.6rem' });

const Follows = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '&:not(:empty)': { marginTop: '0.35rem' },
}));
