import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { Notices } from '../src/admin/shared/frame/Notices.tsx';
import { PageFrame } from '../src/ui/PageFrame.tsx';
import { Sheet } from '../src/ui/Sheet.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Forms } from './Forms.tsx';
import { Lists } from './Lists.tsx';
import { Parts } from './Parts.tsx';

/** `/kit`: the parts of all pages and the frames of the panel's tabs, each in all of its states. */
export function Kit() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <PageFrame
      heading="Kit"
      overline="For developers"
      subtitle="What all pages are made of, in all states."
      aside={
        <Button
          variant="outlined"
          sx={{ color: 'brand.onBand', borderColor: 'brand.quietOnBand' }}
          aria-pressed={isDark}
          onClick={() => setMode(isDark ? 'light' : 'dark')}
        >
          Dark
        </Button>
      }
      footer="Small print below a page."
    >
      <Sheet>
        <Parts />
        <Lists />
        <Forms />
        <Dialogs />
      </Sheet>
      <Notices />
    </PageFrame>
  );
}
