import { strToU8, zipSync } from 'fflate';

/** Returns a PDF with a line of text on each page. */
export function pdfOf(pages: string[]): Uint8Array {
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
  return new Uint8Array(Buffer.from(file, 'latin1'));
}

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** Returns a Word document with these paragraphs; one that begins with `# ` is a heading. */
export function docxOf(paragraphs: string[]): Uint8Array {
  const body = paragraphs
    .map((text) => {
      const isHeading = text.startsWith('# ');
      const style = isHeading ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
      return `<w:p>${style}<w:r><w:t>${isHeading ? text.slice(2) : text}</w:t></w:r></w:p>`;
    })
    .join('');
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  const styles =
    '<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>';
  const rels =
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>';
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(relations),
    'word/document.xml': strToU8(document),
    'word/styles.xml': strToU8(styles),
    'word/_rels/document.xml.rels': strToU8(rels),
  });
}

/** Returns a document of a few hundred kilobytes that unfolds to this many megabytes. */
export function zipBomb(megabytes: number): Uint8Array {
  return zipSync({ 'word/document.xml': [new Uint8Array(megabytes * 1024 * 1024), { level: 1 }] });
}
