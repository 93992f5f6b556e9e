import { mount } from '../app/mount.tsx';
import { AdminApp } from './AdminApp.tsx';
import { warmUpDashboard } from './load-dashboard.ts';
import { onSessionExpected } from './session.ts';
import { watchHistory } from './shared/leave-guard.ts';

watchHistory();
onSessionExpected(warmUpDashboard);
mount(<AdminApp />);
