/** The address that a password belongs to, which password managers look for beside it. No one sees it. */
export function UsernameInput({ value }: { readonly value: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={value}
      readOnly
      hidden
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
