import { english } from './english.ts';
import { startPage } from './start-page.ts';

startPage(english);
