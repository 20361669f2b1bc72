import { authRoutes, chatRoutes, createApiClient } from '@spotter/contract';
import { listChats } from '../api/chat-history.ts';
import { accountId, coachSignUp, type Coach } from '../api/coach.ts';
import { until } from '../running/until.ts';
import type { Contact } from './contacts-at-work.ts';
import type { KillableServer } from './killable-server.ts';
import { readSettledHistories } from './settled-histories.ts';

/** No instant of this test is less than 30 days after an answer of before. */
const monthMs = 31 * 24 * 3_600_000;

/**
 * Lets contacts have an answer of the agent, ends the server, and starts it 31 days later. Half of their chats
 * are handed back then. Returns them, of both kinds in turn, and the coach with a session of that day.
 */
export async function letMonthPass(
  server: KillableServer,
  count: number,
): Promise<{ returning: Contact[]; coach: Coach }> {
  const { instagram } = server;
  const returning = Array.from({ length: count }, (_, nth): Contact => {
    const id = String(5_560_000_000_000_000 + nth);
    instagram.addContact(accountId, { id, username: `again.${nth}`, name: null });
    instagram.writeAsContact(accountId, id, { text: `SHRED (${id}, before)` });
    return { id, kind: 'lead', moment: nth % 2 === 0 ? 'after-silence' : 'handed-back' };
  });
  await until('an answer to everyone', async () => {
    const isAnswered = ({ id }: Contact) => instagram.conversation(accountId, id).length === 2;
    return returning.every(isAnswered) && (await readSettledHistories(server.coach)) !== null;
  });
  await instagram.webhooksSettled();
  // Only an orderly end stores the compiled code.
  await server.program().end('SIGTERM');

  await server.moveClock(monthMs);
  server.start();
  await server.healthy();
  const baseUrl = server.origin;
  const visitor = createApiClient({ baseUrl, token: () => null });
  const { token } = await visitor.call(authRoutes.signIn, { body: coachSignUp });
  const coach = { ...server.coach, token, client: createApiClient({ baseUrl, token: () => token }) };
  const handedBack = new Set(returning.filter(({ moment }) => moment === 'handed-back').map(({ id }) => id));
  for (const { _id: chatId, senderId } of await listChats(coach)) {
    if (!handedBack.has(senderId)) continue;
    for (const chatEnabled of [false, true])
      await coach.client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled } });
  }
  return { returning, coach };
}
