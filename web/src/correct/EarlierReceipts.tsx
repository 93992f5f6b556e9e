import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatFileSize } from '@pa-ledger/domain/text/text';
import { useId } from 'react';
import { useReceiptUploads } from '../form/useReceiptUploads.ts';
import type { FormSession } from '../form/form-session.ts';
import { FileName } from '../ui/FileName.tsx';
import { HStack, VStack } from '../ui/layout.ts';
import { StatementFacts } from '../ui/receipts/StatementFacts.tsx';
import { Multiline, SecondaryText } from '../ui/text.ts';
import { useMessages } from '../ui/messages.ts';

/** The receipts sent earlier: only their names, since someone else may have the email. The submitter keeps or drops each. */
export function EarlierReceipts({ session }: { readonly session: FormSession }) {
  const messages = useMessages('correct');
  const { statement: stated } = useMessages('expense');
  const { uploads } = session;
  const { earlier } = useReceiptUploads(session);
  const id = useId();
  return (
    <VStack>
      <b id={id}>{messages.earlierReceipts}</b>
      <VStack as="ul" aria-labelledby={id}>
        {earlier.map(({ slot, name, size, statement, isKept }) => (
          <Row as="li" key={slot} data-out={!isKept || undefined}>
            <div>
              <Multiline as="div" sx={{ fontWeight: 600 }}>
                <FileName name={name} />
              </Multiline>
              <SecondaryText>
                {formatFileSize(size)} · {statement !== undefined && `${stated} · `}
                {isKept ? messages.isKept : messages.isLeftOut}
              </SecondaryText>
              <StatementFacts statement={statement} />
            </div>
            {isKept || uploads.canKeep(slot) ? (
              <Button
                variant="outlined"
                color={isKept ? 'error' : 'primary'}
                aria-label={isKept ? messages.removeFile(name) : messages.keepFile(name)}
                onClick={() => uploads.keep(slot, !isKept)}
              >
                {isKept ? messages.remove : messages.keep}
              </Button>
            ) : (
              <SecondaryText>{messages.noPlace}</SecondaryText>
            )}
          </Row>
        ))}
      </VStack>
    </VStack>
  );
}

const Row = styled(HStack)(({ theme }) => ({
  flexWrap: 'nowrap',
  justifyContent: 'space-between',
  padding: '0.5rem 0.5rem 0.5rem 0.875rem',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { minWidth: 0 },
  '& > button': { flex: 'none' },
  '&[data-out] > div > :first-child': { textDecoration: 'line-through' },
}));
