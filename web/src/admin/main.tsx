import { mount } from '../app/mount.tsx';
import { AdminApp } from './AdminApp.tsx';

mount(<AdminApp />);
