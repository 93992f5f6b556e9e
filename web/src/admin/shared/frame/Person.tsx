import { SecondaryText } from '../../../ui/text.ts';
import { useNameOf } from '../records/people-names.ts';

/** A person by name, with the address below it; where no name is known, the address alone. */
export function Person({ address }: { readonly address: string }) {
  const name = useNameOf()(address);
  if (name === null) return address;
  return (
    <>
      {name} <SecondaryText as="span">{address}</SecondaryText>
    </>
  );
}
