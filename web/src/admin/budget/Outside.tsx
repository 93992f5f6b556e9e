import { useId } from 'react';
import { HStack, Well } from '../../ui/layout.ts';
import type { Lookup } from '../shared/records/lookup.ts';
import { budgetMessages } from './budget-messages.ts';
import type { ShownSide } from './budget-use.ts';
import { UseLink } from './UseLink.tsx';

interface OutsideProps {
  readonly shown: ShownSide;
  readonly lookup: Lookup;
}

/** Below the lines: what was spent, promised, or received in a category and fund without one. */
export function Outside({ shown, lookup }: OutsideProps) {
  const id = useId();
  const { uses, messages } = shown;
  if (uses === null || uses.outside.length === 0) return null;
  return (
    <Well as="section" aria-labelledby={id} sx={{ marginTop: '1.5rem' }}>
      <h3 id={id}>{messages.outside}</h3>
      <ul>
        {uses.outside.map(({ categoryId, fundId, used, promised }) => {
          const name = budgetMessages.placeOf(
            lookup.categoryName(categoryId),
            fundId === null ? null : lookup.fundName(fundId),
          );
          const place = { shown, place: { categoryId, fundId }, name };
          return (
            <HStack as="li" key={`${categoryId}~${fundId}`} sx={LINE}>
              <span>{name}</span>
              <span>
                {messages.used} <UseLink {...place} field="used" amount={used} />
                {promised !== 0 && (
                  <>
                    , {budgetMessages.promised}{' '}
                    <UseLink {...place} field="promised" amount={promised} />
                  </>
                )}
              </span>
            </HStack>
          );
        })}
      </ul>
    </Well>
  );
}

const LINE = {
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '0 1rem',
  paddingBlock: '0.25rem',
  maxWidth: '44rem',
};
