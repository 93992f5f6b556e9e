import { mount } from '../app/mount.tsx';
import { AdminApp, warmUpPanel } from './AdminApp.tsx';
import { onSessionExpected } from './session.ts';

onSessionExpected(warmUpPanel);
mount(<AdminApp />);
