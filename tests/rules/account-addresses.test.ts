import { doc, getDoc } from 'firebase/firestore';
import { ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT_ADDRESSES } from '../fixtures/account-addresses.ts';
import { personEntry } from '../fixtures/people.ts';
import { LEDGER_RECORDS } from '../fixtures/ledger-records.ts';
import { openRulesBucket, PDF, someExpenseId, type RulesBucket } from './bucket.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';

/** The address of an account is read in one way: by the rules here, by the server in domain/src/people. */
let rules: RulesEnvironment;
let bucket: RulesBucket;

beforeAll(async () => {
  rules = await openRulesEnvironment();
  bucket = await openRulesBucket();
  await rules.server.doc('funds/main').set(LEDGER_RECORDS.funds);
});

afterAll(async () => {
  await rules.close();
  await bucket.close();
});

it.each(ACCOUNT_ADDRESSES.map((one, index) => ({ ...one, uid: `address-${index}` })))(
  'an account with $name (#91)',
  async ({ listed, account, isAdmin, uid }) => {
    const expected = isAdmin ? 'allowed' : 'denied';
    const claims = { admin: true, email: account };
    const entry = personEntry(listed);
    await Promise.all([rules.server, bucket.db].map((db) => db.doc(`people/${uid}`).set(entry)));
    const fund = doc(rules.asHolderOf(uid, claims), 'funds/main');
    expect(await outcomeOf(() => getDoc(fund))).toBe(expected);
    const paper = ref(bucket.asHolderOf(uid, claims), `papers/deposits~${someExpenseId()}/0`);
    const upload = () => uploadBytes(paper, PDF.bytes, { contentType: PDF.type });
    expect(await outcomeOf(upload)).toBe(expected);
    await bucket.db.doc(`people/${uid}`).delete();
  },
);
