import { mount } from '../app/mount.tsx';
import { CorrectPage } from './CorrectPage.tsx';

mount(<CorrectPage />);
