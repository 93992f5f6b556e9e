import { describe, expect, it } from 'vitest';
import { readAdminRequest } from './arguments.ts';

const read = (...args: string[]) => readAdminRequest(args, 'school.example.org');

describe('readAdminRequest', () => {
  it.each([
    [['list'], { action: 'list', email: '', project: null }],
    [['add', 'Pat@Example.com'], { action: 'add', email: 'pat@example.com', project: null }],
    [['add', 'treasurer'], { action: 'add', email: 'treasurer@school.example.org', project: null }],
    [
      ['remove', 'a@b.co', '--project', 'my-school'],
      { action: 'remove', email: 'a@b.co', project: 'my-school' },
    ],
    [['--project=my-school', 'list'], { action: 'list', email: '', project: 'my-school' }],
  ])('reads %j', (args, request) => {
    expect(read(...args)).toEqual(request);
  });

  it.each([
    [[]],
    [['add']],
    [['list', 'a@b.co']],
    [['grant', 'a@b.co']],
    [['add', 'a@b.co', 'c@d.co']],
    [['add', 'a b']],
    [['add', 'a@b.co,c@d.co']],
    [['list', '--project']],
    [['list', '--project', 'No Project']],
    [['list', '--project', '']],
  ])('refuses %j', (args) => {
    expect(() => read(...args)).toThrow();
  });
});
