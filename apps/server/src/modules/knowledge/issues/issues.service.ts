import type { IssuesState, KnowledgeIssue } from '@spotter/contract';
import { zonedFormat } from '@spotter/language/zones/time-zone';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { updateItem } from '../knowledge.repository.ts';
import { areContradictionsRequested } from './contradictions.request.ts';
import { findCheck, listContradictions, type ListedContradiction } from './contradictions.repository.ts';
import { issueKey } from './find-contradictions.job.ts';
import { acceptIssue, listAccepted, listExpired, listTroubled } from './issues.repository.ts';

const dayFormat = zonedFormat('en-US', 'UTC', { dateStyle: 'medium' });

/** What a coach should look at in offers and knowledge. Contradictions are those that the last check found. */
export function createIssuesService(options: {
  database: Database;
  clock: Clock;
  todayOf(access: Access): Promise<string>;
}) {
  const { database, clock } = options;

  async function findAll(access: Access): Promise<KnowledgeIssue[]> {
    const today = await options.todayOf(access);
    const [contradictions, expired, troubled, accepted] = await Promise.all([
      listContradictions(database, access, today),
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
            { _id: issueKey('unreadable', id, reason), kind: 'unreadable', sentence, about, action: 'read-again', at },
          ];
        }
        const sentence = `“${title}” says something else than before. Please look at what was read.`;
        return [{ _id: `changed-${id}`, kind: 'page-changed', sentence, about, action: 'accept', at }];
      }),
      ...expired.map(({ sourceId, title, validUntil }): KnowledgeIssue => {
        const lastDay = new Date(`${validUntil}T00:00:00Z`);
        return {
          _id: issueKey('expired', sourceId, validUntil ?? ''),
          kind: 'expired-offer',
          sentence: `“${title}” ended on ${dayFormat.format(lastDay)}. Agents no longer speak of it.`,
          about: [{ kind: 'offer', _id: sourceId, title, says: null }],
          action: 'edit-offer',
          at: lastDay.toISOString(),
        };
      }),
      ...contradictions.map(asIssue),
    ];
    return issues.filter(({ _id }) => !accepted.has(_id)).slice(0, 100);
  }

  return {
    list: findAll,

    /** Returns whether the contradictions are those of what is written now. */
    async state({ workspaceId }: Access): Promise<IssuesState> {
      const [isRequested, last] = await Promise.all([
        areContradictionsRequested(database, workspaceId),
        findCheck(database, workspaceId),
      ]);
      return {
        state: isRequested ? 'checking' : 'checked',
        checkedAt: last?.checkedAt.toISOString() ?? null,
        isPartial: last?.isPartial ?? false,
      };
    },

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

function asIssue(found: ListedContradiction): KnowledgeIssue {
  const sides = [
    { kind: found.otherKind, _id: found.otherSource, title: found.otherTitle, says: found.otherSays },
    { kind: found.oneKind, _id: found.oneSource, title: found.oneTitle, says: found.oneSays },
  ];
  const both = `${found.oneSays} and ${found.otherSays}. Which one is right?`;
  return {
    _id: found.issueId,
    kind: 'contradiction',
    sentence: found.about === 'price' ? `Two prices for “${found.subject}”: ${both}` : `Two addresses: ${both}`,
    about: sides,
    action: found.otherKind === 'offer' ? 'edit-offer' : 'edit',
    at: found.foundAt.toISOString(),
  };
}
