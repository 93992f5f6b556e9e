import type { MigrationStep } from '../migration.ts';

/** Before version 2 only the id of a fund's beginning balance named the fund; now a field does too. */
export const FUND_BALANCES: MigrationStep = {
  name: 'Beginning balances say whose they are',
  async run({ db }) {
    const { docs } = await db.collection('fundBalances').get();
    for (const balance of docs.filter((found) => found.get('fundId') === undefined)) {
      await balance.ref.update({ fundId: balance.id }, { lastUpdateTime: balance.updateTime });
    }
  },
};
