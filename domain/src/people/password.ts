import * as z from 'zod';

/** The fewest characters of an administrator's password (NIST SP 800-63B asks for 15 where it is the only factor). */
export const SHORTEST_PASSWORD = 15;

/** What somebody types to change their password. */
export const passwordChange = z.object({
  current: z.string().min(1, 'Enter your current password.'),
  next: z
    .string()
    .min(
      SHORTEST_PASSWORD,
      `Use at least ${SHORTEST_PASSWORD} characters. Four random words work well.`,
    ),
});

export type PasswordChange = z.infer<typeof passwordChange>;
