import { describe, expect, it } from 'vitest';
import { readAdminRequest } from './arguments.ts';

const read = (...args: string[]) => readAdminRequest(args, 'school.example.org');

describe('readAdminRequest', () => {
  it.each([
    [['list'], { action: 'list', project: null }],
    [
      ['add', 'Pat@Example.com'],
      { action: 'add', email: 'pat@example.com', name: null, project: null },
    ],
    [
      ['add', 'treasurer', '--name', 'Ruth Adeyemi'],
      {
        action: 'add',
        email: 'treasurer@school.example.org',
        name: 'Ruth Adeyemi',
        project: null,
      },
    ],
    [
      ['remove', 'a@b.co', '--project', 'my-school'],
      { action: 'remove', admin: { email: 'a@b.co' }, yes: false, project: 'my-school' },
    ],
    [
      ['remove', '--uid=4fTz', '--yes'],
      { action: 'remove', admin: { uid: '4fTz' }, yes: true, project: null },
    ],
    [['--project=my-school', 'list'], { action: 'list', project: 'my-school' }],
  ])('reads %j', (args, request) => {
    expect(read(...args)).toEqual(request);
  });

  it.each([
    [[]],
    [['add']],
    [['list', 'a@b.co']],
    [['list', '--name', 'Ruth']],
    [['list', '--uid', '4fTz']],
    [['list', '--yes']],
    [['grant', 'a@b.co']],
    [['add', 'a@b.co', 'c@d.co']],
    [['add', 'a b']],
    [['add', 'a@b.co,c@d.co']],
    [['add', 'a@b.co', '--name']],
    [['add', 'a@b.co', '--uid', '4fTz']],
    [['remove']],
    [['remove', 'a@b.co', '--uid', '4fTz']],
    [['remove', 'a@b.co', '--name', 'Ruth']],
    [['remove', '--uid', '']],
    [['list', '--project']],
    [['list', '--project', 'No Project']],
    [['list', '--project', '']],
  ])('refuses %j', (args) => {
    expect(() => read(...args)).toThrow();
  });
});
