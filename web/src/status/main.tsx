import { mount } from '../app/mount.tsx';
import { restoreFragment } from '../app/submitter-link.ts';
import { english } from './english.ts';
import { StatusPage } from './StatusPage.tsx';

restoreFragment(window.location, window.history);
mount(<StatusPage />, english);
