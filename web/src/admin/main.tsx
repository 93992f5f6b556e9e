import { mount } from '../app/mount.tsx';
import { english } from '../app/english.ts';
import { AdminApp, warmUpPanel } from './AdminApp.tsx';
import { takeLink } from './join/join-link.ts';
import { onSessionExpected } from './session.ts';

takeLink();
onSessionExpected(warmUpPanel);
mount(<AdminApp />, english);
