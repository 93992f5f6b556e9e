import Button from '@mui/material/Button';
import { isBehind, isInForce } from '@pa-ledger/domain/tax/donors';
import { formFromRecord } from '@pa-ledger/domain/ledger/record-form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Facts } from '../../../ui/Facts.tsx';
import { useRecordTitle } from '../../usePageTitle.ts';
import { DeleteDialog } from '../../shared/deletion/DeleteDialog.tsx';
import { useRecordDialogs } from '../../shared/forms/useRecordDialogs.tsx';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { TabHeading, TabSection } from '../../shared/frame/TabHeading.tsx';
import { RecordHistory } from '../../shared/journal/RecordHistory.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { recordFacts } from '../../shared/lists/record-facts.tsx';
import { useLookup } from '../../shared/records/lookup.ts';
import { recordWrites } from '../../shared/saving/record-writes.ts';
import { recordAddress } from '../../shared/records/record-address.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { NamePage } from '../NamePage.tsx';
import { GIFT_COLUMNS, GOODS_COLUMNS, LETTER_COLUMNS, SERVICE_COLUMNS } from './donor-columns.tsx';
import { donorsMessages as messages } from './donors-messages.ts';
import { donorsIn, type TaxDonor } from './donors-store.ts';
import { planOfDue, planOfYear, type LetterPlan } from './letter-plans.ts';
import { WriteDialog } from './WriteDialog.tsx';

const WRITES = recordWrites('donors');

/** A donor's page: what they gave in a calendar year, and the letters about it. @param id from `nameIdOf`. */
export function DonorPage({ id }: { readonly id: string }) {
  return (
    <NamePage list="/admin/tax/donors" messages={messages} storeOf={donorsIn}>
      {(donors, year) => {
        const donor = donors.find((one) => one.id === id);
        return donor && <DonorSheet donor={donor} year={year} />;
      }}
    </NamePage>
  );
}

interface DonorSheetProps {
  readonly donor: TaxDonor;
  readonly year: string;
}

function DonorSheet({ donor, year }: DonorSheetProps) {
  const { id, name, record } = donor;
  useRecordTitle(name);
  const navigate = useNavigate();
  const { nameOf } = useLookup();
  const [writing, setWriting] = useState<LetterPlan | null>(null);
  const { onAdd, onEdit, onDelete, dialog } = useRecordDialogs<'donors'>({
    collection: 'donors',
    writes: WRITES,
    messages,
    idOfNew: id,
    newValues: { ...formFromRecord('donors'), name },
    saved: () => sharedMessages.saved(name),
    layout: () => ({
      // The id follows from it.
      name: { hidden: true },
      email: { hint: messages.emailHint },
      address: { hint: messages.addressHint },
    }),
    remove: (row, question) => (
      <DeleteDialog {...question} name={row.name} details={messages.deleteDetail} />
    ),
  });
  const [due, whole] = [planOfDue(donor), planOfYear(donor)];
  const hasYear = donor.letters.some((letter) => letter.kind === 'year' && isInForce(letter));
  const facts = record === null ? [] : recordFacts('donors', record, nameOf).slice(1);
  return (
    <>
      <TabHeading
        heading={name}
        main={
          due !== null && (
            <Button variant="contained" onClick={() => setWriting(due)}>
              {messages.write}
            </Button>
          )
        }
        more={[
          {
            label: record === null ? messages.add : messages.edit,
            isButton: true,
            onClick: () => (record === null ? onAdd() : onEdit(record)),
          },
          whole === null || hasYear
            ? null
            : { label: messages.writeYear(year), onClick: () => setWriting(whole) },
          record && { label: messages.deleteDetails, onClick: () => onDelete(record) },
        ]}
      />
      {facts.length > 0 && <Facts rows={facts} />}
      <GiftLists donor={donor} year={year} />
      {record !== null && (
        <div style={{ marginTop: '2rem' }}>
          <RecordHistory collection="donors" document={id} />
        </div>
      )}
      {dialog}
      {writing !== null && (
        <WriteDialog
          year={year}
          plans={[writing]}
          onWritten={([number = '']) => void navigate(recordAddress('letters', number))}
          onClose={() => setWriting(null)}
        />
      )}
    </>
  );
}

function GiftLists({ donor, year }: DonorSheetProps) {
  const { gifts, goods, services, letters, due } = donor;
  const reasons = new Map(due.map((one) => [one.reason === 'goods' ? one.goods : one.gift, one]));
  return (
    <>
      <TabSection heading={messages.gifts} hint={messages.giftsHint} sx={SECTION}>
        <DataTable
          name={messages.gifts}
          columns={GIFT_COLUMNS}
          rows={{
            status: 'ready',
            value: gifts.map((gift) => ({ ...gift, reason: reasons.get(gift)?.reason, letters })),
          }}
          keyOf={({ id }) => id}
          empty={<EmptyState>{messages.noGifts(year)}</EmptyState>}
        />
      </TabSection>
      {goods.length > 0 && (
        <TabSection heading={messages.goods} hint={messages.goodsHint} sx={SECTION}>
          <DataTable
            name={messages.goods}
            columns={GOODS_COLUMNS}
            rows={{
              status: 'ready',
              value: goods.map((one) => ({ ...one, reason: reasons.get(one)?.reason, letters })),
            }}
            keyOf={({ id }) => id}
            empty={null}
          />
        </TabSection>
      )}
      {services.length > 0 && (
        <TabSection heading={messages.services} hint={messages.servicesHint} sx={SECTION}>
          <DataTable
            name={messages.services}
            columns={SERVICE_COLUMNS}
            rows={{ status: 'ready', value: services }}
            keyOf={({ id }) => id}
            empty={null}
          />
        </TabSection>
      )}
      <TabSection heading={messages.letters} sx={SECTION}>
        <DataTable
          name={messages.letters}
          columns={LETTER_COLUMNS}
          rows={{
            status: 'ready',
            value: letters.map((letter) => ({ ...letter, isBehind: isBehind(letter, donor) })),
          }}
          keyOf={({ number }) => number}
          empty={<EmptyState>{messages.noLetters(year)}</EmptyState>}
        />
      </TabSection>
    </>
  );
}

const SECTION = { marginTop: '1.5rem' };
