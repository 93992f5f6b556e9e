import { mount } from '../app/mount.tsx';
import { AdminApp } from './AdminApp.tsx';
import { watchHistory } from './shared/leave-guard.ts';

watchHistory();
mount(<AdminApp />);
