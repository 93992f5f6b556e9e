import { creationKey, type Creation } from '@pa-ledger/domain/imports/import-plan';
import { HStack } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { CheckInput } from '../shared/forms/CheckInput.tsx';
import { TextInput } from '../shared/forms/inputs.tsx';
import { useMay } from '../shared/rights/own-person.ts';
import { importsMessages as words } from './imports-messages.ts';
import type { SheetChoice } from './sheet-choice.ts';

interface CreationsProps {
  readonly creations: readonly Creation[];
  readonly choice: SheetChoice;
  readonly onChoice: (choice: SheetChoice) => void;
}

/** The categories and funds that the sheet names and nobody has added yet. */
export function Creations({ creations, choice, onChoice }: CreationsProps) {
  const may = useMay();
  if (creations.length === 0) return null;
  const want = (creation: Creation, isWanted: boolean): void => {
    const unwanted = new Set(choice.unwanted);
    if (isWanted) unwanted.delete(creationKey(creation));
    else unwanted.add(creationKey(creation));
    onChoice({ ...choice, unwanted });
  };
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
      <legend>
        <b>{words.creations}</b>
      </legend>
      <SecondaryText>{words.creationsHint}</SecondaryText>
      {creations.map((creation) =>
        creation.collection === 'categories' && !may('manageApprovers') ? (
          <p key={creationKey(creation)}>{words.onlyAdministrators(creation.name)}</p>
        ) : (
          <HStack key={creationKey(creation)} sx={{ alignItems: 'flex-start' }}>
            <CheckInput
              name={creationKey(creation)}
              label={words.creation[creation.collection](creation.name)}
              hint={words.uses(creation.uses)}
              checked={creation.isWanted}
              onChange={(checked) => want(creation, checked)}
            />
            {creation.code !== undefined && creation.isWanted && (
              <TextInput
                label={words.codeOf(creation.name)}
                error={creation.problem}
                value={creation.code}
                maxLength={20}
                onChange={(code) =>
                  onChoice({ ...choice, codes: { ...choice.codes, [creation.key]: code } })
                }
              />
            )}
          </HStack>
        ),
      )}
    </fieldset>
  );
}
