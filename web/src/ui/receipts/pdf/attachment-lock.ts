/** The entry that says how a PDF is encrypted: a dictionary right there, or an object's number (ISO 32000, 7.6). */
const ENCRYPTED = /\/Encrypt\s*(?:(\d+\s+\d+)\s+R|<<)/g;
const RENAMED = new TextEncoder().encode('/Unlock_');
/** A dictionary about encryption has a few hundred bytes. */
const DICTIONARY_BYTES = 4_096;

/**
 * Opens a PDF that locks only its attachments. Its pages are in the clear, but pdf.js asks for the password if the file tells
 * programs to do so right away. We rename the entry about encryption, so that it means nothing.
 * @param pdf is changed.
 */
export function ignoreAttachmentLock(pdf: Uint8Array): void {
  // One character per byte.
  const text = new TextDecoder('latin1').decode(pdf);
  // One for each time the file was saved, all with the same reference.
  const entries = [...text.matchAll(ENCRYPTED)];
  const [entry] = entries;
  if (entry === undefined || entries.some(([written]) => written !== entry[0])) return;
  const [, object] = entry;
  const at = object === undefined ? entry.index : lastIndexOfObject(text, object);
  if (at === -1 || !locksOnlyAttachments(text.slice(at, at + DICTIONARY_BYTES))) return;
  for (const { index } of entries) pdf.set(RENAMED, index);
}

/** Returns where an object's latest version is; -1 if there is none. */
function lastIndexOfObject(text: string, numbers: string): number {
  return Math.max(text.lastIndexOf(`\n${numbers} obj`), text.lastIndexOf(`\r${numbers} obj`));
}

/** Whether streams and strings are stored unencrypted, which is the default. */
function locksOnlyAttachments(text: string): boolean {
  const [dictionary = ''] = text.split('endobj', 1);
  return (
    /\/V\s+[45]\b/.test(dictionary) &&
    /\/EFF\s*\//.test(dictionary) &&
    !/\/(?:StmF|StrF)\s*\/(?!Identity\b)/.test(dictionary)
  );
}
