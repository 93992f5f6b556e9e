import { mount } from '../app/mount.tsx';
import { english } from '../app/english.ts';
import { AdminApp, warmUpPanel } from './AdminApp.tsx';
import { onSessionExpected } from './session.ts';

onSessionExpected(warmUpPanel);
mount(<AdminApp />, english);
