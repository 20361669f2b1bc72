/** Returns a PDF that shows these texts, a page each, line by line. Only letters of Latin-1. */
export function plainPdf(pages: string[]): Uint8Array {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const kids: string[] = [];
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (const text of pages) {
    const lines = text
      .split('\n')
      .map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`)
      .join(' ');
    const stream = `BT /F1 12 Tf 14 TL 50 750 Td ${lines} ET`;
    const page = objects.length + 1;
    kids.push(`${page} 0 R`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${page + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    );
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;
  let file = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, body] of objects.entries()) {
    places.push(file.length);
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}
