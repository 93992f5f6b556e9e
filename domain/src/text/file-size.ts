const KB = 1024;
const MB = KB * KB;

/**
 * Formats a file size: `820 bytes`, `43 KB`, `7.4 MB`. A KB is 1,024 bytes, as in the limit of 10 MB.
 */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = Math.round(bytes / KB);
  if (kilobytes < KB) return `${kilobytes} KB`;
  return `${(bytes / MB).toFixed(1)} MB`;
}
