/** The entry that says how a PDF is encrypted: a dictionary in its place, or the number of one (ISO 32000, 7.6). */
const ENCRYPTED = /\/Encrypt\s*(?:(\d+\s+\d+)\s+R|<<)/g;
const RENAMED = new TextEncoder().encode('/Unlock_');
/** A dictionary about encryption is some hundred bytes. */
const DICTIONARY_BYTES = 4_096;

/**
 * Opens a PDF that locks nothing but its attachments: its pages are in the clear, and yet pdf.js asks for the password where
 * the file says that programs do so at once. The entry about encryption gets a name that means nothing.
 * @param pdf is changed.
 */
export function ignoreAttachmentLock(pdf: Uint8Array): void {
  // A character for each byte.
  const text = new TextDecoder('latin1').decode(pdf);
  // One for each time that the file was saved, and all name the same.
  const entries = [...text.matchAll(ENCRYPTED)];
  const [entry] = entries;
  if (entry === undefined || entries.some(([written]) => written !== entry[0])) return;
  const [, object] = entry;
  const at = object === undefined ? entry.index : lastIndexOfObject(text, object);
  if (at === -1 || !locksOnlyAttachments(text.slice(at, at + DICTIONARY_BYTES))) return;
  for (const { index } of entries) pdf.set(RENAMED, index);
}

/** Returns where an object is, as it was saved last; -1 if it is nowhere. */
function lastIndexOfObject(text: string, numbers: string): number {
  return Math.max(text.lastIndexOf(`\n${numbers} obj`), text.lastIndexOf(`\r${numbers} obj`));
}

/** Whether streams and strings are stored as they are, which is so where nothing else is said. */
function locksOnlyAttachments(text: string): boolean {
  const [dictionary = ''] = text.split('endobj', 1);
  return (
    /\/V\s+[45]\b/.test(dictionary) &&
    /\/EFF\s*\//.test(dictionary) &&
    !/\/(?:StmF|StrF)\s*\/(?!Identity\b)/.test(dictionary)
  );
}
