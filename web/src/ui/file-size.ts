const KB = 1024;
const MB = KB * KB;

/**
 * A file's size as people read it: `820 bytes`, `43 KB`, `7.4 MB`.
 * @param bytes in units of 1,024, as the limit of 10 MB is meant.
 */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = Math.round(bytes / KB);
  if (kilobytes < KB) return `${kilobytes} KB`;
  return `${(bytes / MB).toFixed(1)} MB`;
}
