import { spanish } from './spanish.ts';
import { showPage } from './main.tsx';

showPage(spanish);
