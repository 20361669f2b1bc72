import type { FoundPassage, KnowledgeDetail, KnowledgeItem } from '@spotter/contract';
import type { PassageRow } from './indexing/passages.repository.ts';
import type { ShownItem } from './knowledge.repository.ts';
import { passageId } from './search/passage-id.ts';
import type { Found } from './search/search.service.ts';

export function presentItem({ item, passageCount }: ShownItem): KnowledgeItem {
  return {
    _id: item.id,
    kind: item.kind,
    title: item.title,
    answer: item.answer,
    url: item.url,
    file: item.kind === 'file' ? { name: item.title, mediaType: item.mediaType ?? '', bytes: item.bytes ?? 0 } : null,
    state: item.state,
    reason: item.reason,
    doubtful: item.isDoubtful,
    leftOut: item.leftOut,
    progress: item.state === 'reading' ? { done: item.done ?? 0, total: item.total } : null,
    passageCount,
    readAt: item.readAt?.toISOString() ?? null,
    changedAt: item.changedAt?.toISOString() ?? null,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
  };
}

export function presentDetail(shown: ShownItem, passages: PassageRow[]): KnowledgeDetail {
  return {
    ...presentItem(shown),
    passages: passages.map(({ heading, text, wordings, ...key }) => ({ id: passageId(key), heading, text, wordings })),
  };
}

export function presentFound(found: Found): FoundPassage {
  const { title, heading, text, score, kind, sourceId, url, ranks } = found;
  return { id: passageId(found), title, heading, text, score, source: { kind, _id: sourceId, url }, ranks };
}
