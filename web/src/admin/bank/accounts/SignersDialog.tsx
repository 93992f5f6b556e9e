import Button from '@mui/material/Button';
import {
  MAX_SIGNERS,
  SIGNER_FORM,
  signerErrors,
  signersIn,
  type SignerTexts,
} from '@pa-ledger/domain/accounts/signers';
import { typedOfValues } from '@pa-ledger/domain/fields/form';
import { checkedBy } from '@pa-ledger/domain/fields/schema';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FormGrid, HStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { FieldInputs, type InputLayouts } from '../../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { notify } from '../../shared/frame/notices.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { saveSigners } from './account-writes.ts';
import { accountsMessages as messages } from './accounts-messages.ts';
import { ListedItem } from './OutstandingItems.tsx';

interface Values {
  readonly signers: SignerTexts[];
}

const LAYOUT: InputLayouts<typeof SIGNER_FORM> = {
  from: { half: true },
  to: { half: true, hint: messages.throughHint },
};

interface SignersDialogProps {
  readonly account: RecordRow<'accounts'>;
  readonly onClose: () => void;
}

/** Who may sign an account's checks: the people on the bank's signature card, with their days. */
export function SignersDialog({ account, onClose }: SignersDialogProps) {
  const [initial] = useState(() => ({
    values: { signers: signersIn(account).map((one) => typedOfValues(SIGNER_FORM, one)) },
    version: 0,
  }));
  return (
    <FormDialog<Values>
      title={messages.signersOf(account.name)}
      saveLabel={messages.saveSigners}
      initial={initial}
      schema={checkedBy(({ signers }) => errorsIn(signers))}
      save={async ({ signers }) => saveSigners(account, signers)}
      onSaved={() => {
        onClose();
        notify(messages.signersSaved(account.name));
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{messages.signersHint}</p>
          <Signers />
        </>
      )}
    </FormDialog>
  );
}

/** Returns what's wrong with the listed signers, at each one's own field. */
function errorsIn(signers: readonly SignerTexts[]) {
  return Object.fromEntries(
    signers.flatMap((signer, at) =>
      Object.entries(signerErrors(signer, signers.slice(0, at))).map(([name, message]) => [
        `signers.${at}.${name}`,
        message,
      ]),
    ),
  );
}

function Signers() {
  const { fields, append, remove } = useFieldArray<Values, 'signers', 'key'>({
    name: 'signers',
    keyName: 'key',
  });
  const isFull = fields.length >= MAX_SIGNERS;
  return (
    <>
      {fields.map(({ key }, at) => (
        <ListedItem key={key} aria-label={messages.signer(at + 1)}>
          <FormGrid>
            <FieldInputs fields={SIGNER_FORM} at={`signers.${at}`} layout={LAYOUT} />
          </FormGrid>
          <Button
            color="error"
            sx={{ justifySelf: 'start' }}
            aria-label={`${messages.removeSigner} ${messages.signer(at + 1)}`}
            onClick={() => remove(at)}
          >
            {messages.removeSigner}
          </Button>
        </ListedItem>
      ))}
      <HStack>
        <Button
          variant="outlined"
          disabled={isFull}
          onClick={() => append({ name: '', from: '', to: '' })}
        >
          {messages.addSigner}
        </Button>
        {isFull && <SecondaryText>{messages.signersFull(MAX_SIGNERS)}</SecondaryText>}
      </HStack>
    </>
  );
}
