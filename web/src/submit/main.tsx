import { mount } from '../app/mount.tsx';
import { SubmitPage } from './SubmitPage.tsx';

mount(<SubmitPage />);
