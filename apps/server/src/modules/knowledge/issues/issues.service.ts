import { createHash } from 'node:crypto';
import type { KnowledgeIssue } from '@spotter/contract';
import { findContradictions, type SourceKind } from '@spotter/domain';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { PassageRow } from '../indexing/passages.repository.ts';
import { updateItem } from '../knowledge.repository.ts';
import { passageId } from '../search/search.service.ts';
import { acceptIssue, listAccepted, listComparable, listExpired, listTroubled } from './issues.repository.ts';

/** What a coach should look at in offers and knowledge. Worked out anew each time: what was put right is gone. */
export function createIssuesService(options: {
  database: Database;
  clock: Clock;
  todayOf(access: Access): Promise<string>;
}) {
  const { database, clock } = options;

  async function findAll(access: Access): Promise<KnowledgeIssue[]> {
    const today = await options.todayOf(access);
    const [compared, expired, troubled, accepted] = await Promise.all([
      listComparable(database, access, today),
      listExpired(database, access, today),
      listTroubled(database, access),
      listAccepted(database, access),
    ]);
    const issues: KnowledgeIssue[] = [
      ...troubled.flatMap(({ id, kind, title, reason, changedAt, updatedAt }): KnowledgeIssue[] => {
        if (kind === 'qa') return [];
        const about = [{ kind, _id: id, title, says: null }];
        const at = (changedAt ?? updatedAt).toISOString();
        if (reason !== null) {
          const sentence = `“${title}” can’t be read. ${reason}`;
          return [
            { _id: keyOf('unreadable', id, reason), kind: 'unreadable', sentence, about, action: 'read-again', at },
          ];
        }
        const sentence = `“${title}” says something else than before. Please look at what was read.`;
        return [{ _id: `changed-${id}`, kind: 'page-changed', sentence, about, action: 'accept', at }];
      }),
      ...expired.map(({ sourceId, title, validUntil }): KnowledgeIssue => ({
        _id: keyOf('expired', sourceId, validUntil ?? ''),
        kind: 'expired-offer',
        sentence: `“${title}” ended on ${validUntil}. Agents no longer speak of it.`,
        about: [{ kind: 'offer', _id: sourceId, title, says: null }],
        action: 'edit-offer',
        at: new Date(`${validUntil}T00:00:00Z`).toISOString(),
      })),
      ...contradictions(compared, clock.now()),
    ];
    return issues.filter(({ _id }) => !accepted.has(_id)).slice(0, 100);
  }

  return {
    list: findAll,

    /** Takes an issue off the list. Throws not_found where there is no such issue. */
    async accept(access: Access, id: string): Promise<void> {
      const issue = (await findAll(access)).find(({ _id }) => _id === id);
      if (issue === undefined) throw new AppError('not_found', 'This is already settled');
      if (issue.kind === 'page-changed') await updateItem(database, access, issue.about[0]!._id, { changedAt: null });
      else await acceptIssue(database, access, id, clock.now());
    },
  };
}

export type IssuesService = ReturnType<typeof createIssuesService>;

function contradictions(passages: PassageRow[], now: Date): KnowledgeIssue[] {
  const byId = new Map(passages.map((passage) => [passageId(passage), passage]));
  const statements = [...byId].map(([id, { kind, title, heading, text }]) => ({ id, kind, title, heading, text }));
  const offers = statements.filter(({ kind }) => kind === 'offer');
  const others = statements.filter(({ kind }) => kind !== 'offer');
  return findContradictions(offers, others).map(({ about, subject, one, other }) => {
    const sides = [other, one].map(({ id, says }) => {
      const { kind, sourceId, title } = byId.get(id)!;
      return { kind: kind satisfies SourceKind, _id: sourceId, title, says };
    });
    const sentence =
      about === 'price'
        ? `Two prices for “${subject}”: ${one.says} and ${other.says}. Which one is right?`
        : `Two addresses: ${one.says} and ${other.says}. Which one is right?`;
    return {
      _id: keyOf('contradiction', one.id, one.says, other.id, other.says),
      kind: 'contradiction',
      sentence,
      about: sides,
      action: sides[0]!.kind === 'offer' ? 'edit-offer' : 'edit',
      at: now.toISOString(),
    };
  });
}

/** The same for the same matter, so that what the coach accepted stays accepted, and nothing else. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
