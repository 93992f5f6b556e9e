import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { Bullets } from '../../ui/text.ts';
import { Money } from '../shared/lists/Money.tsx';
import { useLookup } from '../shared/records/lookup.ts';
import type { ClosedYear } from './year-calls.ts';
import { PlainTable } from './plain-table.ts';
import { yearsMessages as words } from './years-messages.ts';

/** What each fund ended with, and typed beginnings that are something else. */
export function YearEndings({ endings, typed }: ClosedYear) {
  const { fundName } = useLookup();
  const dollars = (amount: number) => formatCents(amountOf(amount));
  return (
    <>
      <PlainTable>
        <caption>{words.endings}</caption>
        <thead>
          <tr>
            <th scope="col">{words.fund}</th>
            <th scope="col">{words.ending}</th>
          </tr>
        </thead>
        <tbody>
          {endings.map(({ fundId, amount }) => (
            <tr key={fundId}>
              <th scope="row">{fundName(fundId)}</th>
              <td>
                <Money amount={amountOf(amount)} />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {typed.length > 0 && (
        <section>
          <h3>{words.typed}</h3>
          <Bullets>
            {typed.map((one) => (
              <li key={one.fundId}>
                {words.typedOf(fundName(one.fundId), dollars(one.typed), dollars(one.amount))}
              </li>
            ))}
          </Bullets>
        </section>
      )}
    </>
  );
}
