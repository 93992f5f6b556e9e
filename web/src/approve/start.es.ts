import { spanish } from './spanish.ts';
import { startPage } from './start-page.ts';

startPage(spanish);
