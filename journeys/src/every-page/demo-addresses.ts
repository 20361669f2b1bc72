import { createHmac } from 'node:crypto';
import {
  agentRoutes,
  authRoutes,
  bookCall,
  bookingRoutes,
  botRoutes,
  chatRoutes,
  correctionRoutes,
  createApiClient,
  type Session,
  simulationRoutes,
} from '@spotter/contract';
import { demoStory } from '@spotter/demo';
import { until } from '../running/until.ts';

/** The secret with which the sandbox's Instagram signs. */
const instagramSecret = 'sandbox-instagram-secret';

const guestEmail = 'guest@example.test';

/** The parts of the addresses of the demo's pages. */
export type DemoAddresses = {
  /** The credentials of the coach's accounts. */
  accounts: string[];
  /** One chat of each stage. */
  chats: string[];
  /** One in which the agent is talking with a lead. */
  talkingChat: string;
  agent: string;
  newcomersAgent: string;
  /** A run of one simulated lead against the coach's agent, which ended. */
  simulation: { run: string; lead: string };
  /** The page of a call that a guest booked. */
  managedCall: string;
  /** The page of a request to delete a person's data. */
  deletion: string;
};

/** Signs the coach and a newcomer in, and returns what the pages of each need. */
export async function prepareDemo({
  spotter: baseUrl,
  phone,
}: {
  spotter: string;
  phone: string;
}): Promise<{ addresses: DemoAddresses; coach: Session; newcomer: Session }> {
  const clientOf = (token: string | null) => createApiClient({ baseUrl, token: () => token });
  const visitor = clientOf(null);
  const signUp = (email: string) =>
    visitor.call(authRoutes.signUp, {
      body: { first_name: 'Nora', last_name: 'Barnes', email, password: 'Str0ng!pass', terms_agreed: true },
    });
  const [coach, newcomer, guest, deletion] = await Promise.all([
    visitor.call(authRoutes.signIn, { body: demoStory.coach }),
    signUp('newcomer@example.test'),
    signUp(guestEmail),
    askForDeletion(baseUrl),
  ]);
  const token = await confirmationToken(phone);
  await visitor.call(authRoutes.verifyEmail, { body: { token } });
  const ofCoach = clientOf(coach.token);
  const [bots, [agent], newcomersAgent, managedCall] = await Promise.all([
    ofCoach.call(botRoutes.list),
    ofCoach.call(agentRoutes.list),
    clientOf(newcomer.token).call(agentRoutes.create, {
      body: { agent: { name: 'Setter', config: { prompt: 'Be kind.' } } },
    }),
    book(clientOf(guest.token), guest.user._id),
  ]);
  await correct(ofCoach, agent!._id);
  const simulation = await simulate(ofCoach, agent!._id);
  const chats = await Promise.all(
    bots.map(({ _id }) => ofCoach.call(chatRoutes.listForBot, { params: { botId: _id }, query: { limit: 100 } })),
  );
  const firstOfStage = new Map(chats.flat().map(({ stage, _id }) => [stage, _id]));
  return {
    coach,
    newcomer,
    addresses: {
      accounts: bots.map(({ integration }) => integration),
      chats: [...firstOfStage.values()],
      talkingChat: chats.flat().find(({ stage }) => stage === 'engaged')!._id,
      agent: agent!._id,
      newcomersAgent: newcomersAgent._id,
      simulation,
      managedCall,
      deletion,
    },
  };
}

/** Writes two rules of an agent that contradict each other. */
async function correct(coach: ReturnType<typeof createApiClient>, id: string): Promise<void> {
  const rules = [
    { kind: 'never' as const, words: ['cheap'] },
    { kind: 'answer' as const, asked: 'cheaper', text: 'The app plan is the cheap way to begin.' },
  ];
  for (const rule of rules)
    await coach.call(correctionRoutes.create, { params: { id }, body: { scope: 'agent', rule, about: null } });
}

/** Plays one simulated lead against an agent. */
async function simulate(
  coach: ReturnType<typeof createApiClient>,
  agentId: string,
): Promise<{ run: string; lead: string }> {
  const lead = 'minor';
  const { _id: run } = await coach.call(simulationRoutes.start, {
    params: { id: agentId },
    body: { version: 'published', characters: [lead] },
  });
  await until('the simulated lead was played', async () => {
    const { state } = await coach.call(simulationRoutes.find, { params: { id: run } });
    return state === 'done';
  });
  return { run, lead };
}

/** Returns the token of the link in the guest's email. */
async function confirmationToken(phone: string): Promise<string> {
  return until('the mail has come', async () => {
    const mails = (await (await fetch(`${phone}/api/mails`)).json()) as { id: string; to: string[] }[];
    const mail = mails.find(({ to }) => to.includes(guestEmail));
    if (mail === undefined) return null;
    const { text } = (await (await fetch(`${phone}/api/mails/${mail.id}`)).json()) as { text: string };
    return /verify-email\S*token=([\w.-]+)/.exec(text)?.[1];
  });
}

/** Asks for deletion as Meta does for a person; returns the address of the page that shows its progress. */
async function askForDeletion(baseUrl: string): Promise<string> {
  const payload = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', user_id: '17' })).toString('base64url');
  const signature = createHmac('sha256', instagramSecret).update(payload).digest('base64url');
  const answer = await fetch(`${baseUrl}/api/webhooks/meta/data-deletion`, {
    method: 'POST',
    body: new URLSearchParams({ signed_request: `${signature}.${payload}` }),
  });
  const { url } = (await answer.json()) as { url: string };
  return new URL(url).pathname;
}

/** Books a call with the landing page's trainer; returns the address where the guest manages it. */
async function book(client: ReturnType<typeof createApiClient>, guestId: string): Promise<string> {
  const trainer = (await client.call(bookingRoutes.landingTrainer))!;
  const dayAhead = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const query = { trainerId: trainer.id, from: dayAhead(3), to: dayAhead(14) };
  const [start] = await client.call(bookingRoutes.openSlots, { query });
  // Sweden writes days and times as the API does.
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: trainer.timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [date, time] = wall.format(new Date(start!)).split(' ');
  const { manageUrl } = await client.call(bookCall, {
    body: { trainer_id: trainer.id, client_id: guestId, date: date!, start_time: time!, duration: 60 },
  });
  return new URL(manageUrl).pathname;
}
