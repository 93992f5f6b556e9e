import { expect, describe, it } from 'vitest';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { reassignPending } from '../../functions/src/expenses/reassignments.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { meanwhile } from '../functions/support/commit-hook.ts';
import { figure } from '../support/figure.ts';
import { below, shuffled, TIMEOUT_MS, times } from '../support/random.ts';
import { outboxOf, sweepUntilDone, tellerOf } from '../functions/support/outbox.ts';

const own = useMailEnvironment();

describe('a trigger that comes more than once (#78, G5)', () => {
  it(
    'sends each mail once, in whatever order and however often it comes',
    async () => {
      const ids: string[] = [];
      for (let made = 0; made < times(4, 334); made++) ids.push(await own.submitted());
      const mails = await outboxOf(own.testEnv.db);
      const deliveries = shuffled(
        mails.flatMap(({ id }) => Array.from({ length: 1 + below(5) }, () => id)),
      );
      const count = deliveries.length;
      // Some of them at the same time, as triggers come.
      while (deliveries.length > 0) {
        const together = deliveries.splice(0, 1 + below(8));
        await Promise.all(together.map((id) => deliver(id, own.delivery)));
      }
      // Those over the cap of their recipient are told by digests.
      await sweepUntilDone(own.testEnv, own.delivery);
      const told = (await outboxOf(own.testEnv.db)).filter((mail) => mail['expenseId'] !== null);
      expect(told).toHaveLength(mails.length);
      expect(told.map((mail) => own.copiesOf(tellerOf(mail)))).toEqual(told.map(() => 1));
      expect(told.map(({ state }) => state)).toEqual(told.map(() => 'SENT'));
      expect(await brokenInvariants(own.testEnv.db, ids)).toEqual([]);
      figure('G5', `${mails.length} mails in ${count} deliveries: each sent once`);
    },
    TIMEOUT_MS,
  );

  it('a mail under no cap is sent by one of two who take it on at once', async () => {
    const id = await own.submitted();
    const token = await own.testEnv.tokenFor(id, 0, PEOPLE.president);
    await own.testEnv.decide(token, 'reject', 'Another year');
    const [mail] = (await outboxOf(own.testEnv.db, id)).filter(
      ({ purpose }) => purpose === 'rejected',
    );
    const mailId = mail?.id ?? '';
    const services = meanwhile(own.testEnv.services, () => deliver(mailId, own.delivery));
    await deliver(mailId, { ...own.delivery, services });
    expect(own.copiesOf(mailId)).toBe(1);
  });

  it('mails a new approver once, however often the change of the settings is delivered', async () => {
    const ids = [await own.submitted(), await own.submitted(), await own.submitted()];
    const presidents = ['new.president@example.com'];
    await own.testEnv.db.doc('settings/approvers').update({ presidents });
    await Promise.all(Array.from({ length: 5 }, () => reassignPending(own.testEnv.services)));
    // What met with another run is left to the next.
    await reassignPending(own.testEnv.services);
    await sweepUntilDone(own.testEnv, own.delivery);
    await reassignPending(own.testEnv.services);
    for (const id of ids) {
      const asked = (await outboxOf(own.testEnv.db, id)).filter(({ to }) => to === presidents[0]);
      expect(asked.map(({ id: mailId, state }) => [state, own.copiesOf(mailId)])).toEqual([
        ['SENT', 1],
      ]);
    }
    expect(await brokenInvariants(own.testEnv.db, ids)).toEqual([]);
  });
});
