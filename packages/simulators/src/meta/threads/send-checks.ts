import type { FastifyReply } from 'fastify';
import { GraphRefusal } from '../graph/graph-error.ts';
import type { ActiveFaults } from '../graph/graph-faults.ts';
import { refusal } from '../graph/graph-refusals.ts';
import type { TokenBuckets } from '../graph/token-bucket.ts';
import type { GraphFaults } from '../platform-control.ts';
import type { PlatformDialect } from '../platform-dialect.ts';
import { contentOf, type SendContent, type SendRequest } from './send-request.ts';
import type { ThreadAccount, ThreadWorld } from './thread-world.ts';

// Meta: 24 h after the contact's last message; 7 days for a person with the human-agent tag, where approved.
const windowMs = 24 * 3_600_000;
const humanAgentWindowMs = 7 * 24 * 3_600_000;
// Meta: a contact's first message after a click on an ad opens up to 7 days; it never says how many.
const adWindowHours = 7 * 24;

/** What a send is checked against. */
export type SendLimits = {
  dialect: PlatformDialect;
  world: ThreadWorld;
  faults: ActiveFaults;
  sends: TokenBuckets;
  humanAgentApproved: boolean;
  now: () => Date;
};

/**
 * Returns the content of a send that passes in Meta's order:
 * the recipient, the window, the content, the rate, and the owner of the thread.
 */
export function checkSend(
  limits: SendLimits,
  account: ThreadAccount,
  send: SendRequest,
  reply: FastifyReply,
): SendContent {
  const { dialect, world, faults } = limits;
  const { refusals } = dialect;
  const contactId = send.recipient.id;
  const contact = world.contactsOf(account.id).get(contactId);
  if (!contact) throw refusal(...refusals.noContact);
  if (contact.blocked) throw refusal(...refusals.blocked);
  checkWindow(limits, account.id, send);
  const content = contentOf(send, dialect);
  if (content.kind === 'message') checkAnswered(limits, account.id, contactId, content.replyTo);
  const { allowed, usedPercent } = limits.sends.take(account.id);
  reportUsage(reply, dialect.platform, account.id, {
    // The limit of a second is soon regained, so only a refused call reports it.
    percent: allowed ? Math.min(usedPercent, 50) : 100,
    fault: faults.now().usage,
  });
  if (!allowed) throw refusal(...refusals.limited);
  if (world.findConversation(account.id, contactId)?.owner === 'other-app') throw refusal(...refusals.otherOwner);
  return content;
}

/** Refuses to answer a message that is not in this conversation, or was taken back. */
function checkAnswered({ world }: SendLimits, accountId: string, contactId: string, messageId: string | null): void {
  if (messageId === null) return;
  const named = world.findConversation(accountId, contactId)?.messages.find(({ id }) => id === messageId);
  // Meta documents no code of its own for it.
  if (named === undefined || named.unsent) throw new GraphRefusal(100, '(#100) Invalid parameter: reply_to[mid]');
}

function checkWindow(
  { dialect, world, faults, humanAgentApproved, now }: SendLimits,
  accountId: string,
  send: SendRequest,
): void {
  const humanAgent = send.tag === 'HUMAN_AGENT';
  if (send.tag !== undefined && !humanAgent) throw new GraphRefusal(100, `(#100) Invalid message tag ${send.tag}`);
  if (send.messaging_type === 'MESSAGE_TAG' && !humanAgent) {
    throw new GraphRefusal(100, '(#100) A message of type MESSAGE_TAG needs a tag');
  }
  if (humanAgent && !humanAgentApproved) {
    throw new GraphRefusal(100, "(#100) Cannot tag messages with 'HUMAN_AGENT' without prior approval.");
  }
  const contactId = send.recipient.id;
  const isWithin = (since: number | null, ms: number) => since !== null && now().getTime() - since <= ms;
  const adMs = (faults.of(contactId).adWindowHours ?? adWindowHours) * 3_600_000;
  const open =
    isWithin(world.lastInboundAt(accountId, contactId), humanAgent ? humanAgentWindowMs : windowMs) ||
    isWithin(world.lastAdMessageAt(accountId, contactId), adMs);
  if (!open || faults.now().windowClosed) throw refusal(...dialect.refusals.windowClosed);
}

/** Adds Meta's usage headers, in percent of the limit. */
function reportUsage(
  reply: FastifyReply,
  platform: string,
  accountId: string,
  { percent, fault }: { percent: number; fault: GraphFaults['usage'] },
): void {
  const ofAccount = fault?.of === 'account' ? Math.max(percent, fault.percent) : percent;
  const ofApp = fault?.of === 'app' ? Math.max(percent, fault.percent) : percent;
  const minutesToWait = fault?.minutesToRegain ?? (ofAccount >= 100 ? 1 : 0);
  const entry = { type: platform, ...shares(ofAccount), estimated_time_to_regain_access: minutesToWait };
  reply.header('x-app-usage', JSON.stringify(shares(ofApp)));
  reply.header('x-business-use-case-usage', JSON.stringify({ [accountId]: [entry] }));
}

function shares(percent: number) {
  return { call_count: percent, total_cputime: Math.min(percent, 20), total_time: Math.min(percent, 25) };
}
