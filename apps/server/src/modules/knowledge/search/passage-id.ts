import type { PassageRow } from '../indexing/passages.repository.ts';

/** `entry:<id>`, `offer:<id>`, `page:<id>#<n>`, `file:<id>#<n>`. */
export function passageId({ kind, sourceId, number }: Pick<PassageRow, 'kind' | 'sourceId' | 'number'>): string {
  return kind === 'page' || kind === 'file' ? `${kind}:${sourceId}#${number + 1}` : `${kind}:${sourceId}`;
}
