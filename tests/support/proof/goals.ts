/** What `npm run prove` proves, by number; tests carry the number in their titles and report a figure for it. */
export const GOALS: Readonly<Record<string, string>> = {
  G1: 'submissions at once',
  G2: 'decisions at once',
  G3: 'one hot document',
  G4: 'kills',
  G5: 'events again',
  G6: 'mail faults',
  G7: 'bad connections',
  G8: 'bad input',
  G9: 'permissions',
  G10: 'money',
  G11: 'editors at once',
  G12: 'a long day',
  G13: 'the browser',
  G14: 'headers, links',
  G15: 'all data fit',
};
