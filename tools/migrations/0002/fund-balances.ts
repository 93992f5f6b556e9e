import type { MigrationStep } from '../migration.ts';

/** Until version 2 a fund's beginning balance named its fund by its id only; now it says it in a field too. */
export const FUND_BALANCES: MigrationStep = {
  name: 'Beginning balances say whose they are',
  async run({ db }) {
    const { docs } = await db.collection('fundBalances').get();
    for (const balance of docs.filter((found) => found.get('fundId') === undefined)) {
      await balance.ref.update({ fundId: balance.id }, { lastUpdateTime: balance.updateTime });
    }
  },
};
