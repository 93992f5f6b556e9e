import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useStore } from '../../../app/store.ts';
import { VStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { checkedOff, checkKey, checkOff, startOver } from './hand-over-choice.ts';
import { handOverMessages as words } from './hand-over-messages.ts';
import { OUTSIDE, type Office } from './offices.ts';

/** What people hand over outside of the app, to check off. */
export function OutsideChecks({ office }: { readonly office: Office }) {
  const checks = useStore(checkedOff);
  return (
    <VStack role="group" aria-label={words.steps.outside} sx={{ gap: 0, justifyItems: 'start' }}>
      {OUTSIDE.map((one) => {
        const key = checkKey(office, one);
        return (
          <FormControlLabel
            key={one}
            control={
              <Checkbox
                checked={checks.has(key)}
                onChange={({ target }) => checkOff(key, target.checked)}
                sx={{ '@media print': { padding: '0.1rem 0.5rem', marginInlineStart: '0.4rem' } }}
              />
            }
            label={words.outside[one]}
          />
        );
      })}
      <OffPaper>
        <SecondaryText>{words.outsideHint}</SecondaryText>
        <Button size="small" onClick={() => startOver(office)}>
          {words.startOver}
        </Button>
      </OffPaper>
    </VStack>
  );
}
