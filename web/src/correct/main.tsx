import { mount } from '../app/mount.tsx';
import { restoreFragment } from '../app/submitter-link.ts';
import { CorrectPage } from './CorrectPage.tsx';

restoreFragment(window.location, window.history);
mount(<CorrectPage />);
