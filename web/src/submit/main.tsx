import { mount } from '../app/mount.tsx';
import { english } from './english.ts';
import { SubmitPage } from './SubmitPage.tsx';

mount(<SubmitPage />, english);
