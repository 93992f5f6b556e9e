import { mount } from '../app/mount.tsx';
import { AdminApp, warmUpDashboard } from './AdminApp.tsx';
import { onSessionExpected } from './session.ts';
import { watchHistory } from './shared/saving/leave-guard.ts';

watchHistory();
onSessionExpected(warmUpDashboard);
mount(<AdminApp />);
