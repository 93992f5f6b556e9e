/** The second line tells transfer programs that the file is binary. */
const HEADER = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';

/**
 * Writes a PDF.
 * @param objects the bodies of objects 1, 2, 3, …, each character a byte; the first is the catalog.
 * @param trailer further entries of the trailer.
 */
export function pdfFile(objects: readonly string[], trailer = ''): Buffer {
  let body = HEADER;
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}

/**
 * Returns a stream's object.
 * @param entries further entries of its dictionary.
 */
export function pdfStream(content: string, entries = ''): string {
  return `<< /Length ${content.length}${entries} >>\nstream\n${content}\nendstream`;
}
