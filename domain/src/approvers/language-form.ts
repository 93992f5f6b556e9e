import { DEFAULT_LANGUAGE, languageOf, type Language } from '../language.ts';
import { normalizeEmail, typedAddress } from '../people/email.ts';
import { textIn } from '../untyped.ts';
import { languageOfApprover, rolesIn, type ApproverSettings } from './approver-settings.ts';

type Typed = Readonly<Record<string, string>>;

/** The inputs of the form for addresses, by key. */
type Inputs = Readonly<Record<string, { readonly label: string }>>;

/** Returns the key of the input for the language of an address. @param place the key of the address. */
export function languagePlace(place: string): string {
  return `language ${place}`;
}

/** Returns the form's first languages. @param addresses by the key of their input. */
export function typedLanguages(
  addresses: Typed,
  settings: ApproverSettings,
): Readonly<Record<string, Language>> {
  return Object.fromEntries(
    Object.entries(addresses).map(([place, address]) => [
      languagePlace(place),
      languageOfApprover(settings, address),
    ]),
  );
}

/** Returns the languages of everyone named in the settings who doesn't get English. */
export function languagesOfTyped(
  typed: Typed,
  inputs: Inputs,
  settings: ApproverSettings,
  before: ApproverSettings,
): ApproverSettings['languages'] {
  const chosen = Object.keys(inputs).map((place) => chosenAt(place, typed));
  const named = rolesIn(settings).map(([address]) => normalizeEmail(address));
  const all: ApproverSettings['languages'] = {
    ...before.languages,
    ...Object.fromEntries(chosen.map(({ address, language }) => [address, language])),
  };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([address, language]) =>
        address !== '' && language !== DEFAULT_LANGUAGE && named.includes(address),
    ),
  );
}

/** An address gets all its emails in one language. */
export function languageErrors(typed: Typed, inputs: Inputs): Typed {
  const places = Object.entries(inputs).map(([place, { label }]) => ({
    ...chosenAt(place, typed),
    place,
    label,
  }));
  const errors = places.flatMap(({ place, address, language }, at) => {
    const other = places
      .slice(0, at)
      .find((earlier) => earlier.address === address && earlier.language !== language);
    if (address === '' || other === undefined) return [];
    const message = `${other.label} has the same address. Choose one language.`;
    return [[languagePlace(place), message] as const];
  });
  return Object.fromEntries(errors);
}

/** A typed address, normalized, and the language that was chosen beside it. */
function chosenAt(place: string, typed: Typed) {
  return {
    address: normalizeEmail(typedAddress(textIn(typed, place))),
    language: languageOf(typed[languagePlace(place)]),
  };
}
