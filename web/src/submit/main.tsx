import { mount } from '../app/mount.tsx';
import { english } from '../app/english.ts';
import { SubmitPage } from './SubmitPage.tsx';

mount(<SubmitPage />, english);
