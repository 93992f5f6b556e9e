import { useLocation } from 'react-router-dom';
import { CalendarYearSwitch } from '../CalendarYearSwitch.tsx';
import { DonorPage } from './DonorPage.tsx';
import { DonorsList } from './DonorsList.tsx';
import { LetterPage } from './LetterPage.tsx';

/** The sub-tab Donors: who gave in a calendar year, the page of each, and those of letters. */
export function DonorsTab() {
  const [, , , , id = '', letter = ''] = useLocation().pathname.split('/');
  if (id === 'letters' && letter !== '') return <LetterPage key={letter} number={letter} />;
  return (
    <>
      <CalendarYearSwitch />
      {id === '' || id === 'letters' ? <DonorsList /> : <DonorPage key={id} id={id} />}
    </>
  );
}
