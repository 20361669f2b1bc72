import { ProviderError } from '../ports/provider-error.ts';
import type { StoredFile } from '../ports/file-storage.ts';

/** Reads a page of a listing, and where the next one begins; null: it is the last. Throws ProviderError. */
export function parseListing(xml: string): { files: StoredFile[]; next: string | null } {
  if (!xml.includes('<ListBucketResult')) throw unreadable('The answer is not a listing');
  const files = elements(xml, 'Contents').map((entry) => {
    const [name, storedAt] = [textOf(entry, 'Key'), new Date(textOf(entry, 'LastModified') ?? '')];
    if (name === null || Number.isNaN(storedAt.getTime())) throw unreadable('An entry of the listing is incomplete');
    return { name, storedAt };
  });
  if (textOf(xml, 'IsTruncated') !== 'true') return { files, next: null };
  const next = textOf(xml, 'NextContinuationToken');
  if (next === null || next === '') throw unreadable('The listing says that it goes on, but not where');
  return { files, next };
}

/** Returns what stands between each start and end of an element. The protocol nests none in itself. */
function elements(xml: string, name: string): string[] {
  return xml
    .split(`<${name}>`)
    .slice(1)
    .map((part) => part.slice(0, Math.max(0, part.indexOf(`</${name}>`))));
}

function textOf(xml: string, name: string): string | null {
  const [text] = elements(xml, name);
  return text === undefined ? null : unescaped(text);
}

const escapes: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|apos|amp);/g, (escape) => escapes[escape]!);
}

function unreadable(message: string): ProviderError {
  return new ProviderError('s3', 'unreadable', message);
}
