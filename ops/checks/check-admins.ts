import { problemsIn } from './findings.ts';
import type { ProjectData } from './project-data.ts';

/**
 * Checks that each administrator's entry has a name, the role and one address in lower case, and that no address is
 * listed twice.
 */
export function checkAdmins({ admins }: ProjectData): string[] {
  const addresses = admins.map(({ data }) => String(data['email']).toLowerCase());
  return admins.flatMap(({ id, data }, index) => {
    const { email, name, role } = data;
    const problems = problemsIn([
      [role !== 'admin', 'has not the role admin'],
      [typeof name !== 'string' || name.trim() === '', 'has no name'],
      [typeof email !== 'string' || !/^[^\sA-Z@]+@[^\sA-Z@]+$/.test(email), 'has no address'],
      [addresses.indexOf(addresses[index] ?? '') !== index, 'has the address of another'],
    ]);
    return problems.map((problem) => `The administrator ${id} ${problem}.`);
  });
}
