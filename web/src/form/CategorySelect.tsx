import Button from '@mui/material/Button';
import { chainFor } from '@pa-ledger/domain/approvers/approval-chain';
import { nameOnForm, type Category } from '@pa-ledger/domain/categories/category';
import { useState } from 'react';
import { SelectInput } from '../ui/inputs.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReloadButton } from '../ui/ReloadButton.tsx';
import { SecondaryText } from '../ui/text.ts';
import type { FormOptionsState } from './form-options.ts';
import type { FormOptionsLoader } from './useFormOptions.ts';
import { useMessages } from '../ui/messages.ts';

interface CategorySelectProps {
  /** The category of an earlier visit, or '' if there is none. */
  readonly restored: string;
  readonly options: FormOptionsLoader;
  readonly error: string | undefined;
}

/** The category, in two groups: the choice decides how many people approve. */
export function CategorySelect({ restored, options, error }: CategorySelectProps) {
  const messages = useMessages('form');
  const { category: model } = useMessages('fields').fields;
  const { outdated } = useMessages('page');
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? restored;
  const categories = options.status === 'ready' ? options.categories : [];
  const category = categories.find(({ name }) => name === chosen);
  const missing = category === undefined && chosen !== '';
  const waiting = missing && isWaiting(options);

  return (
    <div>
      <SelectInput
        label={model.label}
        name="category"
        required
        error={error}
        value={missing && !waiting ? '' : chosen}
        onChange={(event) => setPicked(event.target.value)}
        autoComplete="off"
        aria-busy={options.status === 'loading'}
      >
        <CategoryOptions options={options} chosen={chosen} />
      </SelectInput>
      {options.status === 'error' && (
        <Notice
          sx={{ marginTop: '0.6rem' }}
          tone="error"
          action={
            <Button variant="outlined" onClick={options.reload}>
              {messages.loadCategoriesAgain}
            </Button>
          }
        >
          {messages.categoriesFailed}
        </Notice>
      )}
      {options.status === 'outdated' && (
        <Notice sx={{ marginTop: '0.6rem' }} tone="error" action={<ReloadButton />}>
          {outdated}
        </Notice>
      )}
      <SecondaryText sx={{ '&:not(:empty)': { marginTop: '0.35rem' } }} aria-live="polite">
        {category !== undefined && messages.approvalsFollow(chainFor(category))}
        {missing && !waiting && messages.categoryGone(chosen)}
      </SecondaryText>
    </div>
  );
}

/** Until the list loads, a restored category is an option, even if the earlier visit's list lacks it. */
function isWaiting(options: FormOptionsState): boolean {
  return options.status !== 'ready' || options.isEarlier === true;
}

interface CategoryOptionsProps {
  readonly options: FormOptionsState;
  /** The name of the chosen category, or '' if there is none. */
  readonly chosen: string;
}

/** The options of a category's select, in two groups. */
export function CategoryOptions({ options, chosen }: CategoryOptionsProps) {
  const messages = useMessages('form');
  const categories = options.status === 'ready' ? options.categories : [];
  const isKnown = chosen === '' || categories.some(({ name }) => name === chosen);
  return (
    <>
      <option value="">{messages.categoryPlaceholder[options.status]}</option>
      {!isKnown && isWaiting(options) && <option value={chosen}>{chosen}</option>}
      <Group
        label={messages.events}
        categories={categories.filter((one) => one.requiresEventApprover)}
      />
      <Group
        label={messages.administrative}
        categories={categories.filter((one) => !one.requiresEventApprover)}
      />
    </>
  );
}

interface GroupProps {
  readonly label: string;
  readonly categories: readonly Category[];
}

function Group({ label, categories }: GroupProps) {
  const language = useMessages('language');
  if (categories.length === 0) return null;
  return (
    <optgroup label={label}>
      {categories.map((category) => (
        <option key={category.id} value={category.name}>
          {nameOnForm(category, language)}
        </option>
      ))}
    </optgroup>
  );
}
