/** Returns the same text for all addresses of a mailbox. */
export function mailbox(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  const [bare = ''] = name.split('+');
  const gmail = host === 'gmail.com' || host === 'googlemail.com';
  return gmail ? bare.split('.').join('') : `${bare}@${host}`;
}
