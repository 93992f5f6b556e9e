import { mount } from '../app/mount.tsx';
import { StatusPage } from './StatusPage.tsx';

mount(<StatusPage />);
