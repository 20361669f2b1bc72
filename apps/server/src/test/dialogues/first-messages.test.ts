import { createHmac } from 'node:crypto';
import { demoStory, firstMessages } from '@spotter/demo';
import { agentRoutes } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '../spotter-under-test.ts';
import { questionsIn, startDialogues, type Dialogues, type Lead } from './dialogue.ts';

let dialogues: Dialogues;

beforeAll(async () => {
  dialogues = await startDialogues({ environment: { SANDBOX: 'on' } });
  const { client, agentId } = dialogues.coach;
  const found = await client.call(agentRoutes.find, { params: { id: agentId } });
  const { prompt, keywords, rekeywords } = demoStory.agent;
  const config = { ...found.config, prompt, caringWords: null };
  await client.call(agentRoutes.update, { params: { id: agentId }, body: { ...found, keywords, rekeywords, config } });
});
afterAll(() => dialogues.close());

/** Returns the decision that the phone shows about a conversation. */
async function reasonFor({ id }: Lead) {
  const path = `/api/sandbox/decisions/instagram/${account.id}/${id}`;
  const signature = createHmac('sha256', dialogues.spotter.appSecrets.instagram).update(path).digest('hex');
  const headers = { 'x-hub-signature-256': `sha256=${signature}` };
  const response = await fetch(dialogues.spotter.origin + path, { headers });
  expect(response.status).toBe(200);
  return ((await response.json()) as { decision: { kind: string; reason: string; messageId: string } | null }).decision;
}

/** What makes an answer to each message a fitting one. */
const fitting: Record<string, RegExp> = {
  SHRED: /\?/,
  'holaa info del plan xfa 🙏': /[¿¡áéíóúñ]|\b(que|tu|hola|escr\w+)\b/i,
  'START, how do i lose the belly fat? tried everything': /belly|tried|everything|trying/i,
  'how much is it?': /\$97/,
  'r u a bot lol': /AI assistant/,
};

/** Checks that a message gets one fitting answer, or that the phone shows why it gets none. */
function judge(
  says: string,
  before: readonly string[],
  answers: string[],
  reported: Awaited<ReturnType<typeof reasonFor>>,
): void {
  const about = [...before, says].join(' → ');
  expect.soft(answers.length, about).toBeLessThanOrEqual(1);
  const [answer] = answers;
  if (answer === undefined) {
    expect.soft(reported, about).not.toBeNull();
    expect.soft(reported?.kind, about).not.toBe('reply');
    return;
  }
  expect.soft(questionsIn(answer), about).toBeLessThanOrEqual(1);
  // Repeated messages are answered as long as there is something new to say.
  if (before.includes(says)) return;
  // Messages before the keyword are answered together with it.
  const isFitting = [says, ...before].some((text) => fitting[text]?.test(answer) === true);
  // After a hand-over the next message gets one more line.
  const goesOnWithCoach = reported?.kind === 'stay-silent' && reported.reason === 'handed-over';
  if (!isFitting && !goesOnWithCoach)
    expect.soft(reported, `${about}: ${answer}`).toMatchObject({ kind: 'hand-over', reason: 'medical' });
}

async function playAll(orders: string[][]): Promise<void> {
  const leads = orders.map((order) => ({ order, lead: dialogues.lead() }));
  const maxLength = Math.max(...orders.map(({ length }) => length));
  for (let nth = 0; nth < maxLength; nth += 1) {
    const speaking = leads.filter(({ order }) => nth < order.length);
    for (const { lead, order, answers } of await dialogues.eachSays(speaking, (one) => one.order[nth]!)) {
      judge(order[nth]!, order.slice(0, nth), answers, await reasonFor(lead));
    }
  }
}

test('each of the first messages that the phone suggests, and every two of them, get a fitting answer or a reason', async () => {
  await playAll(firstMessages.flatMap((first) => firstMessages.map((second) => [first, second])));
});

test('so do all of them in long orders, with repetitions', async () => {
  // A number sequence of its own, so that the orders are always the same.
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const order = () => Array.from({ length: 10 }, () => firstMessages[next(firstMessages.length)]!);
  // Leaves out the one that ends every conversation, so that the talk can be long.
  const endless = firstMessages.filter((text) => fitting[text] !== undefined);
  const longer = () => Array.from({ length: 12 }, () => endless[next(endless.length)]!);
  await playAll([order(), order(), order(), longer(), longer(), longer()]);
});

test('nobody who cannot sign learns what was decided', async () => {
  const lead = dialogues.lead();
  await lead.says('SHRED');
  const path = `/api/sandbox/decisions/instagram/${account.id}/${lead.id}`;
  const response = await fetch(dialogues.spotter.origin + path);
  expect(response.status).toBe(401);
});
