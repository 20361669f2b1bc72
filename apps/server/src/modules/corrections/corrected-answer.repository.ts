import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { boundText } from '@spotter/language/text/bounded-text';
import { isId } from '../../platform/ids.ts';
import type { Access } from '../../platform/access.ts';
import { chats, findProposal, messages } from '../chats/index.ts';
import type { CaseLine } from './corrections.tables.ts';

/** How many messages a case has: the newest. Each is bounded, so a case is small, however long the chat. */
const maxLines = 12;

/** An answer that was wrong, what was said before it, and what the coach sent instead. */
export type CorrectedAnswer = { lines: CaseLine[]; wrong: string; sent: string | null };
export type AnswerNamed = { chatId: string; messageId: string } | { chatId: string; proposalId: string };
type Place = { sentAt: Date; id: string };

const columns = { id: messages.id, author: messages.author, text: messages.text, sentAt: messages.sentAt };

/** Returns what is corrected, for a chat of the workspace's; null where no agent has written it. */
export async function findCorrectedAnswer(
  tx: Database,
  access: Access,
  named: AnswerNamed,
): Promise<CorrectedAnswer | null> {
  if (!isId(named.chatId)) return null;
  return 'proposalId' in named ? findProposed(tx, access, named) : findSent(tx, access, named);
}

async function findSent(
  tx: Database,
  { workspaceId }: Access,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<CorrectedAnswer | null> {
  if (!isId(messageId)) return null;
  const [said] = await tx
    .select({ ...columns, decisionId: messages.decisionId })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.chatId, chatId),
        eq(chats.workspaceId, workspaceId),
        eq(messages.author, 'agent'),
      ),
    );
  if (said === undefined) return null;
  const lines = await listBefore(tx, chatId, { before: said, except: said.decisionId });
  return { lines, wrong: cut(said.text), sent: null };
}

async function findProposed(
  tx: Database,
  access: Access,
  named: { chatId: string; proposalId: string },
): Promise<CorrectedAnswer | null> {
  const found = isId(named.proposalId) ? await findProposal(tx, access, named) : null;
  if (found === null) return null;
  const { chatId, answers, text, sentText } = found.proposal;
  const [last] =
    answers.length === 0
      ? []
      : await tx
          .select(columns)
          .from(messages)
          .where(and(eq(messages.chatId, chatId), inArray(messages.id, answers)))
          .orderBy(desc(messages.sentAt), desc(messages.id))
          .limit(1);
  const lines = last === undefined ? [] : [...(await listBefore(tx, chatId, { before: last })), ...lineOf(last)];
  return { lines: lines.slice(-maxLines), wrong: cut(text), sent: sentText === null ? null : cut(sentText) };
}

/** Returns what was said before a message, the oldest first, without the other messages of the same answer. */
async function listBefore(
  tx: Database,
  chatId: string,
  { before, except = null }: { before: Place; except?: string | null },
): Promise<CaseLine[]> {
  const at = sql`${before.sentAt.toISOString()}::timestamptz`;
  const { sentAt, id, decisionId } = messages;
  const rows = await tx
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        or(lt(sentAt, at), and(eq(sentAt, at), lt(id, before.id))),
        eq(messages.aborted, false),
        inArray(messages.state, ['shown', 'edited']),
        ne(messages.text, ''),
        // A contact's message names the decision about it, which is that of its answer.
        except === null
          ? undefined
          : or(eq(messages.author, 'contact'), sql`${decisionId} is distinct from ${except}::uuid`),
      ),
    )
    .orderBy(desc(sentAt), desc(id))
    .limit(maxLines);
  return rows.toReversed().flatMap(lineOf);
}

function lineOf({ author, text }: { author: string; text: string }): CaseLine[] {
  const from = author === 'contact' || author === 'agent' ? author : 'coach';
  return text.trim() === '' ? [] : [{ from, text: cut(text) }];
}

const cut = (text: string) => boundText(text).text;
