import type { Delivery } from '../../../functions/src/mail/deliver.ts';
import type { Services } from '../../../functions/src/platform/services.ts';
import { withCommitHook, type CommitPoint } from './commit-hook.ts';
import { deliveryOver } from './outbox.ts';
import type { TestEnvironment } from './test-environment.ts';

/** A commit, or the handing over of a mail: the first one that a process comes to. */
export type KillPoint = CommitPoint | 'before SMTP' | 'after SMTP';

/** What the process does that is killed. @param deliverOver how it sends mails to a server. */
export type KilledAct = (
  services: Services,
  deliverOver: (smtpUri: string) => Delivery,
) => Promise<unknown>;

/**
 * Does something of the server's until it comes to a point, and leaves it there for good: it never goes on, cleans nothing up,
 * and commits nothing else. To all others that's a process that was killed.
 * @throws Error when it never came to the point.
 */
export async function runUntilKilled(
  point: KillPoint,
  act: KilledAct,
  testEnv: TestEnvironment,
): Promise<void> {
  if (!(await isKilled(point, act, testEnv)))
    throw new Error(`The process was not killed at '${point}'.`);
}

/** The same for what may never come to the point. @returns whether it did. */
export function isKilled(
  point: KillPoint,
  act: KilledAct,
  { services }: TestEnvironment,
): Promise<boolean> {
  const killed = Promise.withResolvers<true>();
  const forGood = new Promise<never>(() => undefined);
  let isDead = false;
  const reach = (reached: KillPoint): Promise<never> | null => {
    if (reached === point) {
      isDead = true;
      killed.resolve(true);
    }
    // A process also does many things at once.
    return isDead ? forGood : null;
  };
  const own = { ...services, db: withCommitHook(services.db, reach) };
  const deliverOver = (smtpUri: string): Delivery => {
    const delivery = deliveryOver(own, smtpUri);
    const send: Delivery['send'] = async (mail) => {
      await reach('before SMTP');
      await delivery.send(mail);
      await reach('after SMTP');
    };
    return { ...delivery, send };
  };
  return Promise.race([killed.promise, act(own, deliverOver).then(() => false)]);
}
