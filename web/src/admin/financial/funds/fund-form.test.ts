import { expect, it } from 'vitest';
import { fundErrors } from './fund-form.ts';

const MAIN = { id: 'main', code: '4900', name: 'Main Fund' };
const ARTS = { id: 'arts', code: 'A 10', name: 'Arts Fund' };
const FUNDS = [MAIN, ARTS];

it('has nothing against a new fund', () => {
  const typed = {
    code: '5000',
    name: 'Field Trips',
    description: '',
    heldForOthers: false,
    archived: false,
    taxJurisdiction: '',
  };
  expect(fundErrors(typed, 'new', FUNDS)).toEqual({});
});

it.each(['4900', ' 4900 ', '４９００'])('points out the code %j of another fund', (code) => {
  const { code: error } = fundErrors(
    {
      code,
      name: 'Other',
      description: '',
      heldForOthers: false,
      archived: false,
      taxJurisdiction: '',
    },
    'new',
    FUNDS,
  );
  expect(error).toContain('Main Fund');
});

it.each(['Main Fund', 'main  fund', ' MAIN FUND '])(
  'points out the name %j of another fund',
  (name) => {
    const { name: error } = fundErrors(
      {
        code: '1',
        name,
        description: '',
        heldForOthers: false,
        archived: false,
        taxJurisdiction: '',
      },
      'new',
      FUNDS,
    );
    expect(error).toContain('4900');
  },
);

it('lets a fund keep its own code and name', () => {
  const typed = {
    code: '4900',
    name: 'Main fund',
    description: 'For everything',
    heldForOthers: false,
    archived: false,
    taxJurisdiction: '',
  };
  expect(fundErrors(typed, 'main', FUNDS)).toEqual({});
});

it('lets a fund be edited that has a twin', () => {
  const twins = [...FUNDS, { ...MAIN, id: 'twin' }];
  const typed = {
    code: '4900',
    name: 'Main Fund',
    description: 'The newer one',
    heldForOthers: false,
    archived: false,
    taxJurisdiction: '',
  };
  expect(fundErrors(typed, 'twin', twins)).toEqual({});
});

it('asks for code and name alone', () => {
  const errors = fundErrors(
    {
      code: ' ',
      name: '',
      description: '',
      heldForOthers: false,
      archived: false,
      taxJurisdiction: '',
    },
    'new',
    FUNDS,
  );
  expect(errors).toEqual({ code: 'Code is required.', name: 'Name is required.' });
});

it('asks to hold sales tax for others', () => {
  const typed = {
    code: '5000',
    name: 'Sales tax',
    description: '',
    heldForOthers: false,
    taxJurisdiction: 'Lake County',
    archived: false,
  };
  expect(fundErrors(typed, 'new', FUNDS)).toEqual({
    taxJurisdiction: 'Sales tax is held for others. Select “Held for others” too.',
  });
  expect(fundErrors({ ...typed, heldForOthers: true }, 'new', FUNDS)).toEqual({});
});
