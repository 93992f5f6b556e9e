import { english } from './english.ts';
import { showPage } from './main.tsx';

showPage(english);
