import { mount } from '../app/mount.tsx';
import { restoreFragment } from '../app/submitter-link.ts';
import { english } from './english.ts';
import { CorrectPage } from './CorrectPage.tsx';

restoreFragment(window.location, window.history);
mount(<CorrectPage />, english);
