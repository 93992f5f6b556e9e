import { deliver, type Delivery } from '../../../functions/src/mail/deliver.ts';
import { makeDigest } from '../../../functions/src/outbox/make-digests.ts';
import { makeWeekly } from '../../../functions/src/reminders/make-weekly.ts';
import { recount } from '../../../functions/src/totals/recount.ts';
import { adminClient } from './admin-client.ts';
import { remindAll, reminding } from './remind-all.ts';
import { withCommitHook } from './commit-hook.ts';
import type { KillPoint, Task } from './run-until-killed.ts';
import { deliveryOver } from './outbox.ts';
import { testServices } from './suite.ts';
import { actorsIn, databaseOf } from './test-environment.ts';

/*
 * A process of its own that does one thing of the server's and kills itself, as hard as a process can be killed, when
 * it comes by a point. It says "unharmed" when it never came by.
 */

// Written by killedAt.
const { projectId, now, point, act } = JSON.parse(process.argv[2] ?? '') as Task;
const reach = (reached: KillPoint): void => {
  if (reached === point) process.kill(process.pid, 'SIGKILL');
};
const services = testServices({
  db: withCommitHook(databaseOf(projectId).db, reach),
  clock: () => now,
});

switch (act.kind) {
  case 'submit':
    await actorsIn(services).submit(act.form);
    break;
  case 'decide':
    await actorsIn(services).decide(act.token);
    break;
  case 'pay':
    await adminClient(services).pay(act.expenseId, act.payment);
    break;
  case 'ratify':
    await adminClient(services).ratify(act.act);
    break;
  case 'manageAccount':
    await adminClient(services).manageAccount(act.act);
    break;
  case 'manageDeposit':
    await adminClient(services).manageDeposit(act.act);
    break;
  case 'manageYear':
    await adminClient(services).manageYear(act.act);
    break;
  case 'importRows':
    await adminClient(services).importRows(act.body);
    break;
  case 'undoImport':
    await adminClient(services).undoImport(act.body);
    break;
  case 'count':
    await recount(services, act.id);
    break;
  case 'saveCategory':
    await adminClient(services).save(act.request);
    break;
  case 'deliver':
    await deliver(act.mailId, hookedDelivery(act.smtpUri));
    break;
  case 'digest':
    await makeDigest(act.quotaId, services);
    break;
  case 'remind':
    await remindAll(reminding(services));
    break;
  case 'weekly':
    await makeWeekly(reminding(services));
}
console.log('unharmed');
process.exit(0);

function hookedDelivery(smtpUri: string): Delivery {
  const delivery = deliveryOver(services, smtpUri);
  const send: Delivery['send'] = async (mail) => {
    reach('before SMTP');
    await delivery.send(mail);
    reach('after SMTP');
  };
  return { ...delivery, send };
}
