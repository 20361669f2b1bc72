import type { Route } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database.ts';
import { lead, type Coach } from '../spotter-under-test.ts';
import type { FormFile, LargestFiles } from './largest-files.ts';

/** Rows of the account; each is taken once, because a call may delete what it is about. */
export type AccountRows = { take(rows: string): string };

/** Reads the ids of an account's rows. */
export async function readAccount(database: Database, coach: Coach, chatId: string): Promise<AccountRows> {
  const { access, botId } = coach;
  const { workspaceId, userId } = access;
  const statements = {
    chats: sql`select id from chats where bot_id = ${botId} and id <> ${chatId} and stage <> 'needs_you' order by id`,
    needing: sql`select id from chats where bot_id = ${botId} and stage = 'needs_you' order by id`,
    messages: sql`select id from messages where chat_id = ${chatId} and author = 'contact' order by sequence`,
    answered: sql`select id from messages where chat_id = ${chatId} and author = 'agent' order by sequence`,
    corrections: sql`select id from corrections where workspace_id = ${workspaceId} and scope = 'always' order by id`,
    // An answer that waits has the id of its chat.
    proposals: sql`select id from answer_proposals where outcome is null order by id`,
    notes: sql`select id from chat_notes where chat_id = ${chatId}`,
    bots: sql`select id from bots where workspace_id = ${workspaceId} and id <> ${botId}`,
    credentials: sql`select credential_id as id from bots where workspace_id = ${workspaceId} and id <> ${botId} order by id desc`,
    agents: sql`select id from agents where workspace_id = ${workspaceId} and name like 'Agent %'`,
    versions: sql`select number as id from agent_versions where agent_id = ${coach.agentId} order by number desc offset 1`,
    apiKeys: sql`select id from api_keys where workspace_id = ${workspaceId}`,
    offers: sql`select id from offers where workspace_id = ${workspaceId}`,
    answers: sql`select id from knowledge_items where workspace_id = ${workspaceId} and kind = 'qa'`,
    files: sql`select id from knowledge_items where workspace_id = ${workspaceId} and kind = 'file'`,
    neverList: sql`select id from never_list_handles where workspace_id = ${workspaceId} and import_id is null`,
    clips: sql`select id from clips where workspace_id = ${workspaceId} order by name`,
    tags: sql`select id from tags where workspace_id = ${workspaceId} order by key`,
    // The first has tags in half of the chats; its undo would have the agent answer them all.
    tagImports: sql`select id from tag_imports where workspace_id = ${workspaceId} order by name desc`,
    views: sql`select id from saved_views where workspace_id = ${workspaceId} order by place`,
    simulations: sql`select id from simulations where workspace_id = ${workspaceId} and kind = 'leads' order by at desc`,
    replays: sql`select id from simulations where workspace_id = ${workspaceId} and kind = 'replay' order by at desc`,
    bulk: sql`select id from bulk_changes where workspace_id = ${workspaceId} order by id`,
    questions: sql`select id from unanswered_questions where workspace_id = ${workspaceId}`,
    cannedReplies: sql`select id from canned_replies where workspace_id = ${workspaceId}`,
    calls: sql`select id from appointments where workspace_id = ${workspaceId} and starts_at > now() order by starts_at desc`,
    pastCalls: sql`select id from appointments where workspace_id = ${workspaceId} and ends_at < now() order by starts_at`,
    notifications: sql`select id from notifications where user_id = ${userId}`,
    // One for each try.
    sessions: sql`select id from sessions where user_id = ${userId} and token_hash in (md5('1'), md5('2'), md5('3'), md5('4'), md5('5'))`,
  };
  const known = new Map<string, string[]>();
  for (const [rows, statement] of Object.entries(statements))
    known.set(
      rows,
      (await queryRows<{ id: string }>(database, statement)).map(({ id }) => id),
    );
  return {
    take(rows) {
      const found = known.get(rows)?.shift();
      if (found === undefined) throw new Error(`No row of ${rows} is left`);
      return found;
    },
  };
}

/** What a call is made with. `refused`: why it cannot succeed here; it is called all the same. */
export type RouteCall = {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** Sent as a form, without a body. */
  file?: FormFile;
  refused?: string;
  /** Why it costs in proportion to what it is given or makes: then no turn of it may be long. */
  proportional?: string;
  /** Why it can be made only once, and costs what it must. */
  onlyOnce?: string;
  /** Why it costs more on purpose, whatever the account holds. */
  hashes?: string;
  /** Another session than that of all the others. */
  token?: string;
};

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const year = `from=${day(-360)}&to=${day(0)}`;
const text20k = 'The plan is $97 a month. '.repeat(800);
const noOutside = 'needs a service that is not set up here';
const takesIn = 'takes in as many bytes as there are, in pieces';
const inStatements = 'reads and stores as many people as it is given, in short statements';
/** `known`: how many of them have a chat, whose waiting messages the agent answers once the tags are given. */
const manyTagged = (known: number) =>
  Array.from(
    { length: 10_000 },
    (_, at) => `${at < known ? 'lead' : 'no'}.${at}, tag ${(at % 199) + 1}, new ${at}`,
  ).join('\n');
const largestRule = { kind: 'answer', asked: 'price '.repeat(16).trim(), text: text20k.slice(0, 300).trim() };
const ofEachAgent = 'publishes a version of each agent';
const once = 'its secret comes by mail or from a service outside';

/** Returns what each route of the contract is called with, by its tag and name; with a file, by ` file` behind. */
export function callsOf(
  coach: Coach,
  chatId: string,
  rows: AccountRows,
  others: { spareToken: string; strangerToken: string; files: LargestFiles },
): Record<string, () => RouteCall> {
  const { botId, agentId, credentialId, userId } = coach;
  const largeChat = (): RouteCall => ({ params: { id: chatId } });
  const of = (kind: string) => (): RouteCall => ({ params: { id: rows.take(kind) } });
  // What is only read may be read again.
  const storedFile = of('files')();
  const plannedBulk = of('bulk')();
  const bot = (): RouteCall => ({ params: { id: botId, botId } });
  const agent = (): RouteCall => ({ params: { id: agentId, agentId } });
  const inYear =
    (more = '') =>
    (): RouteCall => ({ query: `${year}${more}` });
  const password = 'a long password';
  const hashes = 'hashes a password, which is dear on purpose';
  const config = { prompt: text20k.slice(0, 20_000), delayTime: 0 };
  const keywords = Array.from({ length: 200 }, (_, at) => `WORD${at}`);
  const offer = { name: 'abc', price: null, terms: 'Or 3 x $249. '.repeat(300) };
  const triggers = Array.from({ length: 30 }, (_, at) => ({
    _id: `wish ${at}`,
    kind: 'story_reply',
    enabled: true,
    words: keywords.slice(0, 50),
  }));
  const links = (): RouteCall => ({ body: {} });
  const unset = (): RouteCall => ({ body: {}, refused: noOutside });
  const unknown = (): RouteCall => ({
    params: { token: 'unknown', ticket: 'unknown', code: 'unknown' },
    refused: once,
  });
  const moved = { start: `${day(200)}T09:00:00.000Z` };
  return {
    'auth.signInWithFacebook': () => ({ body: { jwtToken: 'x'.repeat(8_000) }, refused: once }),
    'auth.forgotPassword': () => ({ body: { email: 'coach1@example.test' } }),
    'auth.resetPassword': () => ({ body: { token: 'x'.repeat(500), newPassword: password }, refused: once }),
    'auth.changePassword': () => ({ hashes, token: others.strangerToken, body: { password, newPassword: password } }),
    'auth.endSession': of('sessions'),
    'auth.signIn': () => ({ hashes, body: { email: 'coach1@example.test', password } }),
    'auth.signUp': () => ({
      hashes,
      body: {
        first_name: 'A',
        last_name: 'B',
        email: `${crypto.randomUUID()}@example.test`,
        password,
        terms_agreed: true,
      },
    }),
    'auth.verifyEmail': () => ({ body: { token: 'x'.repeat(500) }, refused: once }),
    'auth.setUpTwoStep': () => ({ hashes, body: { password } }),
    'auth.confirmTwoStep': () => ({ body: { code: '000000' }, refused: once }),
    'auth.disableTwoStep': () => ({ hashes, body: { password, code: '000000' } }),
    'auth.verifyTwoStep': () => ({ body: { ticket: 'x'.repeat(500), code: '000000' }, refused: once }),
    'auth.signOut': () => ({ token: others.spareToken }),
    'users.exportAll': () => ({ proportional: 'has everything in it, in pieces, and five times a day' }),
    'users.update': () => ({ body: { first_name: 'Dana', timeZone: 'America/New_York' } }),
    'users.remove': () => ({ body: { password }, onlyOnce: 'deletes all rows of the account' }),
    'users.find': () => ({ params: { id: userId } }),
    'users.replaceAvatar': () => ({
      file: others.files.avatar,
      proportional: 'decodes as many pixels as there are, in a thread',
    }),
    'team.selectWorkspace': () => ({ params: { id: crypto.randomUUID() }, refused: 'the user does not work there' }),
    'team.changeRole': () => ({
      params: { id: crypto.randomUUID() },
      body: { role: 'viewer' },
      refused: 'nobody with this id works here',
    }),
    'team.removeMember': () => ({ params: { id: crypto.randomUUID() }, refused: 'nobody with this id works here' }),
    'team.leaveWorkspace': () => ({ refused: 'an owner cannot leave' }),
    'team.handOver': () => ({
      hashes,
      body: { memberId: crypto.randomUUID(), password },
      refused: 'nobody to hand over to',
    }),
    'team.setAssignmentRule': () => ({ body: { kind: 'round-robin', members: [userId] } }),
    'team.countMemberChats': () => ({ params: { id: userId } }),
    'chats.assign': () => ({ ...largeChat(), body: { assignee: userId } }),
    'chats.setNextAction': () => ({
      ...largeChat(),
      body: { nextAction: { text: text20k.slice(0, 200), dueAt: null } },
    }),
    'team.invite': () => ({ body: { email: 'x@example.test', role: 'viewer' }, refused: noOutside }),
    'team.resendInvitation': () => ({ params: { id: crypto.randomUUID() }, refused: 'there is no such invitation' }),
    'team.withdrawInvitation': () => ({ params: { id: crypto.randomUUID() }, refused: 'there is no such invitation' }),
    'team.findInvitation': unknown,
    'team.acceptInvitation': unknown,
    'agents.find': agent,
    'agents.create': () => ({ body: { agent: { name: 'New', config, keywords } } }),
    'agents.update': () => ({ params: { id: agentId }, body: { name: 'Dana', config, keywords, ig: botId } }),
    'agents.pause': () => ({ ...agent(), body: { until: null } }),
    'agents.try': () => ({ ...agent(), body: { messages: [{ from: 'lead', text: 'SHRED how much is abc?' }] } }),
    'landing-agent.talk': () => ({ body: { messages: [{ from: 'lead', text: 'SHRED how much is abc?' }] } }),
    'agents.practice': agent,
    'agents.remove': of('agents'),
    'versions.findDraft': of('agents'),
    'versions.saveDraft': () => {
      const id = rows.take('agents');
      const written = { name: 'New', config: { ...config, prompt: text20k.slice(1, 20_000) }, keywords };
      return {
        params: { id },
        body: { agent: written, triggers: { triggers, newContactsOnly: true }, revision: id },
      };
    },
    'versions.findings': agent,
    'versions.discardDraft': of('agents'),
    'versions.publish': () => {
      const id = rows.take('agents');
      return { params: { id }, body: { revision: id, version: 1 } };
    },
    'versions.list': () => ({ ...agent(), query: 'limit=100' }),
    'versions.restore': () => ({ params: { id: agentId, n: rows.take('versions') } }),
    'nightly.find': agent,
    'nightly.set': () => ({ ...agent(), body: { on: true } }),
    'simulations.list': agent,
    'simulations.cost': agent,
    'simulations.start': () => ({
      ...agent(),
      body: { version: 'published', seed: 1 },
      refused: 'three runs of the account have not ended',
    }),
    'simulations.find': of('simulations'),
    'simulations.stop': of('simulations'),
    'corrections.list': agent,
    'corrections.listOfChat': largeChat,
    'corrections.create': () => ({
      ...agent(),
      body: { scope: 'always', rule: largestRule, about: { chatId, messageId: rows.take('answered') } },
      proportional: ofEachAgent,
    }),
    'corrections.change': () => ({ ...of('corrections')(), body: { rule: largestRule }, proportional: ofEachAgent }),
    'corrections.remove': () => ({ ...of('corrections')(), proportional: ofEachAgent }),
    'replays.list': agent,
    'replays.cost': () => ({ ...agent(), query: 'chats=200&version=published' }),
    'replays.start': () => ({
      ...agent(),
      body: { chats: 200, version: 'published' },
      refused: 'three runs of the account have not ended',
    }),
    'replays.find': of('replays'),
    'replays.stop': of('replays'),
    'replays.markFine': () => ({ params: { id: rows.take('replays'), place: '0' }, body: { fine: true } }),
    'approval.sendProposal': () => {
      const id = rows.take('proposals');
      return { params: { id }, body: { proposalId: id, text: text20k }, refused: 'what it answers has been answered' };
    },
    'approval.dropProposal': () => {
      const id = rows.take('proposals');
      return { params: { id }, body: { proposalId: id } };
    },
    'approval.agreement': agent,
    'approval.setAutomatic': () => ({
      params: { id: agentId, topic: 'price' },
      body: { automatic: true },
      refused: 'nothing was agreed to yet',
    }),
    'triggers.list': agent,
    'triggers.replace': () => ({ ...agent(), body: { triggers, newContactsOnly: false } }),
    'triggers.test': () => ({
      ...agent(),
      body: { message: { kind: 'message', text: 'word '.repeat(399), asksModel: false } },
    }),
    'bots.find': bot,
    'bots.findTest': bot,
    'bots.test': bot,
    'bots.create': () => ({ body: { bot: { integration: credentialId } } }),
    'bots.update': () => ({ ...bot(), body: { name: 'coach.dana' } }),
    'bots.remove': of('bots'),
    'bots.setEnabled': () => ({ body: { botId, botEnabled: true } }),
    'bots.pause': () => ({ ...bot(), body: { until: null } }),
    'bots.iceBreakers': bot,
    'bots.replaceIceBreakers': () => ({ ...bot(), body: { questions: ['How much is it?'] } }),
    'bots.sendMessage': () => ({
      ...bot(),
      body: { senderId: lead.id, credentialId, message: `Hello there ${crypto.randomUUID()}` },
    }),
    'chats.find': largeChat,
    'chats.receivedMedia': () => ({
      params: { chatId, messageId: chatId, index: '0' },
      refused: 'its address is signed',
    }),
    'chats.image': () => ({ params: { chatId }, refused: 'its address is signed' }),
    'chats.listForBot': () => ({ params: { botId }, query: 'search=training&limit=100' }),
    'chats.update': () => ({
      ...largeChat(),
      body: { facts: Array.from({ length: 40 }, (_, at) => ({ name: `fact ${at}`, value: 'v'.repeat(300) })) },
    }),
    'chats.remove': of('chats'),
    'chats.exportContact': () => ({ ...largeChat(), proportional: 'has the whole chat in it' }),
    'chats.setEnabled': () => ({ body: { chatId, chatEnabled: true } }),
    'chats.read': largeChat,
    'chats.cancelPendingReply': largeChat,
    'chats.takeThread': largeChat,
    'chats.giveThreadBack': largeChat,
    'chats.attach': () => ({ ...largeChat(), file: others.files.media, proportional: takesIn }),
    'chats.sentMedia': () => ({
      params: { mediaId: chatId, name: 'plan.pdf' },
      query: 'expires=1&signature=x',
      refused: 'its address is signed',
    }),
    'chats.pause': () => ({ ...largeChat(), body: { until: null } }),
    'chats.suggest': largeChat,
    'chats.retryMessage': () => ({
      params: { id: chatId, messageId: rows.take('messages') },
      refused: 'it did not fail',
    }),
    'chats.settleMessage': () => ({
      params: { id: chatId, messageId: rows.take('messages') },
      body: { outcome: 'sent' },
      refused: 'it is settled',
    }),
    'chats.setThumb': () => ({ params: { id: chatId, messageId: rows.take('answered') }, body: { thumb: 'down' } }),
    'chats.resolve': of('needing'),
    'chats.reopen': () => ({ ...largeChat(), refused: 'nothing was taken off the queue' }),
    'chats.listNotes': largeChat,
    'chats.addNote': () => ({ ...largeChat(), body: { text: 'n'.repeat(2_000) } }),
    'chats.removeNote': () => ({ params: { id: chatId, noteId: rows.take('notes') } }),
    'chats.placeholders': largeChat,
    'chats.addCannedReply': () => ({ body: { shortcut: crypto.randomUUID().slice(0, 20), text: 't'.repeat(2_000) } }),
    'chats.changeCannedReply': () => ({
      ...of('cannedReplies')(),
      body: { shortcut: crypto.randomUUID().slice(0, 20), text: 't' },
    }),
    'chats.removeCannedReply': of('cannedReplies'),
    'chats.agentStats': agent,
    'clips.create': () => ({ refused: 'its form has tests of its own' }),
    'clips.update': () => ({ params: { id: rows.take('clips') }, body: { name: 'Another name' } }),
    'clips.remove': of('clips'),
    'briefs.list': () => ({ query: `chats=${[chatId, rows.take('needing')].join(',')}` }),
    'board.columns': bot,
    'board.cards': () => ({ params: { botId }, query: 'stage=new&limit=100' }),
    'board.move': () => ({ params: { id: rows.take('needing') }, body: { from: 'needs_you', to: 'engaged' } }),
    'api-keys.create': () => ({
      body: { name: 'abc', scopes: ['read'] },
      refused: 'there are as many as there may be',
    }),
    'api-keys.revoke': of('apiKeys'),
    'tags.create': () => ({ body: { name: crypto.randomUUID() }, refused: 'there are as many as there may be' }),
    'tags.update': () => ({ params: { id: rows.take('tags') }, body: { name: crypto.randomUUID() } }),
    'tags.merge': () => ({ params: { id: rows.take('tags') }, body: { into: rows.take('tags') } }),
    'tags.remove': of('tags'),
    'tags.give': () => ({ params: { id: chatId, tagId: rows.take('tags') } }),
    'tags.take': () => ({ params: { id: chatId, tagId: rows.take('tags') } }),
    'tags.planImport': () => ({ body: { text: manyTagged(10_000) }, proportional: inStatements }),
    'tags.startImport': () => ({ body: { text: manyTagged(3), skipWrong: true }, proportional: inStatements }),
    'tags.undoImport': of('tagImports'),
    'views.create': () => ({
      body: { name: crypto.randomUUID(), botId, filter: { stage: 'booked', enabled: 'false' } },
    }),
    'views.rename': () => ({ params: { id: rows.take('views') }, body: { name: crypto.randomUUID() } }),
    'views.move': () => ({ params: { id: rows.take('views') }, body: { to: 20 } }),
    'views.remove': of('views'),
    'bulk.plan': () => ({
      body: { action: { kind: 'done' }, selection: { botId, filter: {} } },
      proportional: 'looks at up to 5,000 chats, some hundred in a statement',
    }),
    'bulk.find': () => plannedBulk,
    'bulk.leftOut': () => plannedBulk,
    'bulk.start': () => ({ params: { id: rows.take('bulk') }, body: {} }),
    'bulk.stop': of('bulk'),
    'bulk.undo': () => ({ params: { id: rows.take('bulk') }, refused: 'it was not begun' }),
    'never-list.list': () => ({ query: 'search=client&limit=100' }),
    'never-list.add': () => ({
      body: {
        text: Array.from({ length: 10_000 }, (_, at) => `@new_${at}_${crypto.randomUUID().slice(0, 8)}`).join('\n'),
      },
      proportional: 'adds as many people as it is given, in short statements',
    }),
    'never-list.remove': of('neverList'),
    'follow-ups.find': largeChat,
    'follow-ups.cancelStep': () => ({
      params: { id: chatId, stepId: crypto.randomUUID() },
      refused: 'no step is planned',
    }),
    'follow-ups.setText': () => ({
      params: { id: chatId, stepId: crypto.randomUUID() },
      body: { text: 'Still up for it?' },
      refused: 'no step is planned',
    }),
    'follow-ups.list': () => ({ query: 'limit=100' }),
    'follow-ups.cancelMany': () => ({
      body: { chats: Array.from({ length: 50 }, () => ({ chatId, stepIds: [crypto.randomUUID()] })) },
      proportional: 'locks and decides one chat after the other, each in a transaction of its own',
    }),
    'follow-ups.notBefore': () => ({ ...largeChat(), body: { until: null } }),
    'autoreply.ofMessage': () => ({ params: { id: chatId, messageId: rows.take('messages') } }),
    'autoreply.findings': () => ({ params: { counter: 'doubleReplies' } }),
    'booking.bookOrListTaken': () => ({ body: { trainerId: userId, date: day(3) } }),
    'booking.listHours': () => ({ body: { trainerId: userId, dayOfWeek: 1 } }),
    'booking.replaceAvailability': () => ({
      body: {
        hours: Array.from({ length: 70 }, (_, at) => ({
          dayOfWeek: at % 7,
          start_time: `${String(8 + Math.floor(at / 7)).padStart(2, '0')}:00`,
          end_time: `${String(8 + Math.floor(at / 7)).padStart(2, '0')}:50`,
        })),
        daysOff: Array.from({ length: 366 }, (_, at) => day(400 + at)),
        usHolidaysOff: true,
        minimumNoticeMinutes: 0,
        horizonDays: 365,
        bufferMinutes: 0,
        timeZone: 'America/New_York',
      },
    }),
    'booking.openSlots': () => ({ query: `trainerId=${userId}&from=${day(0)}&to=${day(30)}` }),
    'booking.cancelCall': () => ({ ...of('calls')(), body: {} }),
    'booking.moveCall': () => ({ ...of('calls')(), body: moved, refused: 'the coach has no hours then' }),
    'booking.recordOutcome': () => ({
      ...of('pastCalls')(),
      body: { outcome: 'shown', result: { kind: 'won', amount: 9_700, currency: 'USD' } },
    }),
    'booking.findManagedCall': unknown,
    'booking.listManagedSlots': () => ({ ...unknown(), query: `from=${day(0)}&to=${day(30)}` }),
    'booking.moveManagedCall': () => ({ ...unknown(), body: moved }),
    'booking.cancelManagedCall': () => ({ ...unknown(), body: {} }),
    'booking.downloadManagedCall': unknown,
    'booking.cancelBookedCall': () => ({ ...of('calls')(), body: {}, refused: 'a guest may cancel it, not the coach' }),
    'billing.createCheckout': unset,
    'billing.openPortal': unset,
    'billing.findSubscription': links,
    'billing.refreshSubscription': links,
    'billing.listPlans': links,
    'comments.media': bot,
    'comments.listForBot': () => ({ ...bot(), query: `limit=100&${year}` }),
    'comments.queue': bot,
    'comments.listForChat': largeChat,
    'connections.connect': () => ({
      params: { id: 'instagram' },
      body: { credentials: { accessToken: 'unknown' } },
      refused: 'the token is unknown to the platform',
    }),
    'connections.findTicket': unknown,
    'connections.instagramLink': links,
    'connections.facebookLink': links,
    'connections.googleLink': unset,
    'connections.calendlyLink': unset,
    'connections.findDataDeletion': unknown,
    'connections.assign': () => ({
      params: { id: credentialId },
      body: { credentials: { agent: agentId } },
      refused: 'it is no calendar',
    }),
    'connections.disconnect': of('credentials'),
    'knowledge.create': () => ({
      body: { kind: 'qa', question: 'abc? '.repeat(100).trim(), answer: 'abc is $2. '.repeat(180) },
    }),
    'knowledge.create file': () => ({ file: others.files.knowledge, proportional: takesIn }),
    'knowledge.find': () => storedFile,
    'knowledge.update': () => ({ ...of('answers')(), body: { answer: 'abc is $3. '.repeat(180) } }),
    'knowledge.remove': of('answers'),
    'knowledge.refresh': of('answers'),
    'knowledge.trust': of('answers'),
    'knowledge.setWordings': () => {
      const id = rows.take('answers');
      const wordings = Array.from({ length: 150 }, (_, at) => `how much is it ${at} `.repeat(11).slice(0, 199));
      return { params: { id }, body: { passage: `entry:${id}`, wordings } };
    },
    'knowledge.search': () => ({ body: { question: 'a'.repeat(2_000) } }),
    'knowledge.answerOnce': () => ({ ...of('questions')(), body: { answer: 'Yes.', chatIds: [] } }),
    'knowledge.dismissUnanswered': of('questions'),
    'knowledge.restoreUnanswered': () => ({ ...of('questions')(), refused: 'it was not dismissed' }),
    'knowledge.acceptIssue': () => ({ params: { id: 'unknown' }, refused: 'there is no such issue' }),
    'analytics.messageStats': inYear('&source=instagram'),
    'analytics.meetsStats': inYear('&source=ig'),
    'analytics.bookingRate': inYear(),
    'analytics.keywordStats': agent,
    'analytics.summary': inYear(),
    'analytics.funnel': inYear(),
    'analytics.lostChats': () => ({ params: { reason: 'price' }, query: `${year}&limit=100` }),
    'analytics.funnelChats': () => ({ params: { step: 'engaged' }, query: `${year}&limit=100` }),
    'analytics.responseTimes': inYear(),
    'analytics.slowAnswers': () => ({ params: { author: 'agent' }, query: `${year}&limit=100` }),
    'analytics.engagedChats': () => ({
      params: { column: 'past' },
      query: `agentId=${coach.agentId}&keyword=SHRED&source=&limit=100`,
    }),
    'analytics.bestHours': inYear(),
    'analytics.results': inYear(),
    'analytics.followUps': inYear(),
    'analytics.followUpChats': () => ({ params: { stepId: crypto.randomUUID(), outcome: 'answered' }, query: year }),
    'analytics.arrivals': inYear('&by=ad'),
    'analytics.arrivalChats': () => ({ params: { by: 'ad', step: 'engaged' }, query: `${year}&key=1` }),
    'analytics.revenue': inYear('&by=keyword'),
    'analytics.wonCalls': inYear('&by=keyword&currency=USD&limit=100'),
    'analytics.exportCsv': inYear('&of=conversations'),
    'dashboard.setOnboarding': () => ({ body: { dismissed: true } }),
    'offers.create': () => ({ body: offer, refused: 'there are as many as there may be' }),
    'offers.propose': () => ({ body: { text: 'abc is $9:9 ﷺ '.repeat(1_500).slice(0, 20_000) } }),
    'offers.update': () => ({ ...of('offers')(), body: offer }),
    'offers.remove': of('offers'),
    'notifications.find': of('notifications'),
    'notifications.open': () => ({ ...of('notifications')(), body: {} }),
    'notifications.takeOver': of('notifications'),
    'notifications.changePreferences': () => ({ body: {}, refused: 'its form has tests of its own' }),
    'notifications.subscribe': () => ({ body: {}, refused: noOutside }),
    'notifications.unsubscribe': () => ({ params: { id: crypto.randomUUID() }, refused: 'there is none' }),
    'notifications.pushKey': () => ({}),
    'notifications.test': () => ({ body: { way: 'app' } }),
    'notifications.listOfChat': largeChat,
    'contact.send': () => ({ body: { name: 'A', email: 'a@example.test', subject: 'Hi', message: 'm'.repeat(5_000) } }),
  };
}

/** Whether a route needs an entry of its own: it takes something. */
export function takesInput(route: Route): boolean {
  return route.path.includes('{') || route.body.type !== 'undefined';
}
