import { Agent } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { createRateLimiter } from '../../http/limits/rate-limit.ts';
import { newId } from '../../platform/ids.ts';
import type { Access } from '../../platform/access.ts';
import { createTestApp, type TestApp } from '../auth/auth-app.test-support.ts';
import { registerAgentsRoutes } from './agents.routes.ts';
import { createTrials } from './trial-places.ts';
import { createTriggersService } from './triggers.service.ts';
import type { AgentRow } from './agents.repository.ts';
import type { AgentBots, BotLinks } from './agents-dependencies.ts';
import { createAgentsService } from './agents.service.ts';

const nobody = '01900000-0000-7000-8000-000000000000';
// Stands where bots come in: which bot is whose, and which agent has which.
const botOwners = new Map<string, string>();
const linked = new Map<string, AgentBots>();

/** What makes the model wait for `letModelAnswer`. */
const slowly = 'take your time';
let modelAnswers: Promise<void> = Promise.resolve();
let letModelAnswer = () => {};

/** The agent that was tried last. */
let tried: AgentRow | null = null;

let spotter: TestApp;
let ana: { token: string; userId: string };
let bea: { token: string; userId: string };

beforeAll(async () => {
  spotter = await createTestApp((app, { database, clock, users, audit }) => {
    const links = {
      botsOf: async () => linked,
      agentChanged: async () => undefined,
      link: async (_tx: unknown, { userId }: Access, agentId: string, wanted: BotLinks) => {
        for (const bot of Object.values(wanted)) {
          if (typeof bot === 'string' && botOwners.get(bot) !== userId)
            throw new AppError('not_found', 'This account does not exist');
        }
        const given = Object.entries(wanted).filter(([, bot]) => bot !== undefined);
        linked.set(agentId, { ...linked.get(agentId), ...Object.fromEntries(given) });
      },
    };
    const rateLimiter = createRateLimiter({ database, clock });
    const trials = createTrials({ rateLimiter, isVerified: users.isVerified });
    registerAgentsRoutes(app, {
      // Its own test asks a whole server.
      landing: { find: async () => null, talk: () => Promise.reject(new Error('not asked here')) },
      triggers: createTriggersService({
        database,
        clock,
        links,
        onPlansChanged: async () => undefined,
        trials,
        tryIntent: async (_workspaceId, _model, { key }) => ({ key, fits: null, model: null }),
      }),
      agents: createAgentsService({
        database,
        clock,
        links,
        listRules: async () => [],
        countThumbs: async () => new Map(),
        trials,
        models: {
          offered: ['setter-small', 'setter-large'],
          findUse: async () => ({ pausedUntil: null, budget: null }),
        },
        onRemoved: (tx, { userId }, name) => audit.record(tx, { userId, action: 'agent-deleted', detail: name }),
        onPlansChanged: async () => undefined,
        onTried: async () => undefined,
        tryAgent: async (agent, conversation) => {
          tried = agent;
          const text = conversation.at(-1)!.text;
          if (text === slowly) await modelAnswers;
          return {
            decision: { kind: 'reply', reason: 'conversation-goes-on', keyword: null },
            answer: `${agent.name} (${agent.instructions}) to: ${text}`,
            messages: [],
            sources: [],
            facts: [],
            call: null,
            practice: '',
          };
        },
        practiceGround: async () => ({ calendar: 'own', hasOwnHours: false, timeZone: 'UTC' }),
      }),
    });
  });
  ana = await spotter.signUp('ana@example.com');
  bea = await spotter.signUp('bea@example.com');
  botOwners.set('bot-of-ana', ana.userId);
});
afterAll(() => spotter.close());

const body = {
  name: '  Fit setter ',
  description: 'Qualifies leads',
  config: { prompt: 'Be kind.', delayType: 'Custom', delayTime: 30 },
  keywords: ['fit', ' fit ', 'método 💪'],
  rekeywords: ['back'],
};

async function create(agent: object = {}): Promise<Agent> {
  const response = await spotter.call('POST', '/api/agent/', {
    token: ana.token,
    body: { agent: { ...body, ...agent } },
  });
  expect(response.statusCode).toBe(201);
  return Agent.parse(response.json());
}

describe('agents', () => {
  test('are created as sent, trimmed, each keyword once', async () => {
    const agent = await create();
    expect(agent).toEqual({
      _id: expect.any(String),
      name: 'Fit setter',
      description: 'Qualifies leads',
      user: ana.userId,
      config: {
        model: null,
        prompt: 'Be kind.',
        delayType: 'Custom',
        delayTime: 30,
        fields: [],
        caringWords: null,
        disclosureWords: null,
      },
      ig: null,
      page: null,
      keywords: ['fit', 'método 💪'],
      keywordRules: { matches: [], excludeWords: [] },
      rekeywords: ['back'],
      rekeywordRules: { matches: [], excludeWords: [] },
      followUps: { enabled: false, steps: [], quietHours: { from: '21:00', to: '08:00' }, maxUnanswered: 2 },
      disclosure: { mode: 'always', words: null },
      goodbye: null,
      bubbles: 1,
      offers: 'all',
      whenUnanswered: 'go-on',
      answersAfterHandOver: true,
      answers: 'auto',
      pausedUntil: null,
      version: 1,
    });
    const found = await spotter.call('GET', `/api/agent/${agent._id}`, ana);
    expect(found.json()).toEqual(agent);
  });

  test('keep the coach’s goodbye until it is emptied, and none with an unknown placeholder', async () => {
    const agent = await create({ goodbye: '  Bye, {first name|you}!  ' });
    expect(agent.goodbye).toBe('Bye, {first name|you}!');
    const save = (goodbye: string) =>
      spotter.call('PUT', `/api/agent/${agent._id}`, { token: ana.token, body: { ...body, goodbye } });
    const refused = await save('Bye, {name}!');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      issues: [
        { path: 'goodbye', message: expect.stringMatching(/^\{name\} is not a placeholder\. Use \{first name\}/) },
      ],
    });
    expect((await save('')).json<Agent>().goodbye).toBeNull();
  });

  test('send one message unless the coach wants up to three', async () => {
    const agent = await create({ bubbles: 3 });
    expect(agent.bubbles).toBe(3);
    const save = (bubbles?: number) =>
      spotter.call('PUT', `/api/agent/${agent._id}`, { token: ana.token, body: { ...body, bubbles } });
    expect((await save()).json<Agent>().bubbles).toBe(3);
    expect((await save(4)).statusCode).toBe(400);
    expect((await save(1)).json<Agent>().bubbles).toBe(1);
  });

  test.each([
    ['en', 'Dana reads every message herself.', 'says that a machine writes is missing'],
    ['es', 'Soy una persona de verdad, no un bot.', 'says that a person writes'],
  ])('keep no words of a coach in %s that hide that a machine writes', async (language, text, reason) => {
    const agent = await create({ disclosure: { mode: 'always', words: { de: 'Hier schreibt ein Bot.' } } });
    const disclosure = { mode: 'on_question', words: { de: 'Hier schreibt ein Bot.', [language]: text } };
    const changed = await spotter.call('PUT', `/api/agent/${agent._id}`, {
      token: ana.token,
      body: { ...body, name: 'Changed', disclosure },
    });
    expect(changed.statusCode).toBe(400);
    expect(changed.json()).toMatchObject({
      issues: [{ path: `disclosure.words.${language}`, message: expect.stringContaining(reason) }],
    });
    const found = await spotter.call('GET', `/api/agent/${agent._id}`, ana);
    expect(found.json()).toEqual(agent);
  });

  test('name the language of a sentence that is too long', async () => {
    const disclosure = { mode: 'always', words: { es: 'x'.repeat(121) } };
    const refused = await spotter.call('POST', '/api/agent', {
      token: ana.token,
      body: { agent: { name: 'Bare', config: { prompt: 'Hi' }, disclosure } },
    });
    expect(refused.json()).toMatchObject({ message: 'Spanish is too long: at most 120 characters' });
  });

  test('keep no words for “are you a bot?” that claim a person', async () => {
    const config = { prompt: 'Hi', disclosureWords: 'I’m a real person, promise' };
    const refused = await spotter.call('POST', '/api/agent', {
      token: ana.token,
      body: { agent: { name: 'Bare', config } },
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      issues: [{ path: 'config.disclosureWords', message: expect.stringContaining('says that a person writes') }],
    });
  });

  test('need only a name and instructions', async () => {
    const response = await spotter.call('POST', '/api/agent', {
      token: ana.token,
      body: { agent: { name: 'Bare', config: { prompt: 'Hi' } } },
    });
    expect(response.json()).toMatchObject({
      config: { delayType: 'Custom', delayTime: 0 },
      keywords: [],
      rekeywords: [],
      description: null,
    });
  });

  test.each<[string, object, string]>([
    ['a blank name', { name: '  ' }, 'A name is required'],
    ['blank instructions', { config: { prompt: ' ' } }, 'Instructions are required'],
    ['a delay that is not offered', { config: { prompt: 'Hi', delayTime: 45 } }, 'Not one of the delays offered'],
    ['a blank keyword', { keywords: [' '] }, 'Keywords has an entry that is not valid'],
  ])('%s is refused', async (_case, agent, message) => {
    const response = await spotter.call('POST', '/api/agent/', {
      token: ana.token,
      body: { agent: { ...body, ...agent } },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', message });
  });

  test('an adaptive delay takes no minutes', async () => {
    const agent = await create({ config: { prompt: 'Hi', delayType: 'Adaptative', delayTime: 60 } });
    expect(agent.config).toMatchObject({ delayType: 'Adaptative', delayTime: 0 });
  });

  test('are listed oldest first, each user their own', async () => {
    const { token } = await spotter.signUp('lister@example.com');
    for (const name of ['one', 'two']) {
      await spotter.call('POST', '/api/agent/', { token, body: { agent: { ...body, name } } });
      spotter.clock.advance(1);
    }
    const list = (await spotter.call('GET', '/api/agent/', { token })).json<Agent[]>();
    expect(list.map((agent) => agent.name)).toEqual(['one', 'two']);
    expect((await spotter.call('GET', '/api/agent/', bea)).json()).toEqual([]);
  });

  test('a change keeps what the client did not send', async () => {
    const agent = await create({ config: { ...body.config, model: 'setter-large' }, whenUnanswered: 'hand-over' });
    expect(agent.whenUnanswered).toBe('hand-over');
    const response = await spotter.call('PUT', `/api/agent/${agent._id}`, {
      token: ana.token,
      body: { name: 'Renamed', config: { prompt: 'Be brief.', delayType: 'Custom', delayTime: 0 } },
    });
    expect(response.json()).toEqual({
      ...agent,
      version: 2,
      name: 'Renamed',
      config: {
        model: 'setter-large',
        prompt: 'Be brief.',
        delayType: 'Custom',
        delayTime: 0,
        fields: [],
        caringWords: null,
        disclosureWords: null,
      },
    });
  });

  test('the whole agent can be sent back as it came', async () => {
    const agent = await create();
    const response = await spotter.call('PUT', `/api/agent/${agent._id}/`, {
      token: ana.token,
      body: { ...agent, keywords: [], description: '' },
    });
    expect(response.json()).toEqual({ ...agent, version: 2, keywords: [], description: null });
  });

  describe('with rules for their keywords', () => {
    const rules = {
      matches: [
        { keyword: 'método 💪', match: 'exact' },
        { keyword: 'fit', match: 'contains' },
        { keyword: 'gone', match: 'fuzzy' },
      ],
      excludeWords: ['giveaway'],
    };
    const put = (agent: Agent, changes: object) =>
      spotter.call('PUT', `/api/agent/${agent._id}`, { token: ana.token, body: { ...body, ...changes } });

    test('keep those of the keywords they have, through every change that does not name them', async () => {
      const agent = await create({ keywordRules: rules });
      expect(agent.keywordRules).toEqual({
        matches: [
          { keyword: 'fit', match: 'contains' },
          { keyword: 'método 💪', match: 'exact' },
        ],
        excludeWords: ['giveaway'],
      });
      expect((await put(agent, { name: 'Renamed' })).json().keywordRules).toEqual(agent.keywordRules);
      const fewer = await put(agent, { keywords: ['new', 'fit'] });
      expect(fewer.json().keywordRules).toEqual({
        matches: [{ keyword: 'fit', match: 'contains' }],
        excludeWords: ['giveaway'],
      });
      expect((await put(agent, fewer.json())).json()).toEqual(fewer.json());
    });

    test('are refused where an excluded word is in a keyword, whichever changes, and nothing is stored', async () => {
      const agent = await create({ keywords: ['fit'], keywordRules: { matches: [], excludeWords: ['nope'] } });
      const byRules = await put(agent, { ...agent, keywordRules: { matches: [], excludeWords: ['nope', 'FIT'] } });
      expect(byRules.statusCode).toBe(400);
      expect(byRules.json()).toMatchObject({
        code: 'invalid_input',
        issues: [
          { path: 'keywordRules.excludeWords.1', message: expect.stringContaining('“FIT” is in your keyword “fit”') },
        ],
      });
      const byKeywords = await put(agent, { keywords: ['say nope'] });
      expect(byKeywords.statusCode).toBe(400);
      expect(byKeywords.json().issues).toMatchObject([{ path: 'keywordRules.excludeWords.0' }]);
      expect((await spotter.call('GET', `/api/agent/${agent._id}`, ana)).json()).toEqual(agent);
    });
  });

  test.each([
    ['keywords', { keywords: ['Fit', 'plan', 'fit'] }, 'keywords.2'],
    ['re-engagement keywords', { rekeywords: ['BACK', '#back'] }, 'rekeywords.1'],
  ])('two %s that are one word are refused with both named', async (_name, changes, path) => {
    const agent = await create();
    const refused = await spotter.call('PUT', `/api/agent/${agent._id}`, {
      token: ana.token,
      body: { ...body, ...changes },
    });
    expect(refused.statusCode).toBe(400);
    const message = expect.stringMatching(/^“(fit|#back)” is the same word as “(Fit|BACK)”\. Remove one of them\.$/);
    expect(refused.json()).toMatchObject({ code: 'invalid_input', issues: [{ path, message }] });
  });

  test('linking a bot shows it, and unlinking takes it away', async () => {
    const agent = await create({ ig: 'bot-of-ana' });
    expect(agent.ig).toBe('bot-of-ana');
    const response = await spotter.call('PUT', `/api/agent/${agent._id}`, {
      token: ana.token,
      body: { ...body, ig: null },
    });
    expect(response.json()).toMatchObject({ ig: null, page: null });
  });

  test("somebody else's bot cannot be linked, and nothing of the change stays", async () => {
    const { token } = bea;
    const refused = await spotter.call('POST', '/api/agent/', {
      token,
      body: { agent: { ...body, ig: 'bot-of-ana' } },
    });
    expect(refused.statusCode).toBe(404);
    expect((await spotter.call('GET', '/api/agent/', { token })).json()).toEqual([]);
  });

  test('are deleted once', async () => {
    const { _id } = await create();
    expect((await spotter.call('DELETE', `/api/agent/${_id}`, ana)).json()).toEqual({ ok: true });
    expect((await spotter.call('DELETE', `/api/agent/${_id}`, ana)).statusCode).toBe(404);
    expect((await spotter.call('GET', `/api/agent/${_id}`, ana)).statusCode).toBe(404);
  });

  test("another user's agent looks the same as one that does not exist", async () => {
    const { _id } = await create();
    for (const id of [_id, nobody, 'no-id']) {
      const answers = await Promise.all([
        spotter.call('GET', `/api/agent/${id}`, bea),
        spotter.call('PUT', `/api/agent/${id}`, { token: bea.token, body }),
        spotter.call('DELETE', `/api/agent/${id}`, bea),
      ]);
      expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
      expect(new Set(answers.map((answer) => answer.body))).toEqual(
        new Set(['{"message":"There is no such agent","code":"not_found"}']),
      );
    }
    expect((await spotter.call('GET', `/api/agent/${_id}`, ana)).json()).toMatchObject({ name: 'Fit setter' });
  });

  describe('tried out', () => {
    const lead = (text: string) => ({ from: 'lead', text });
    const tryOut = (id: string, request: object, token = ana.token) =>
      spotter.call('POST', `/api/agent/${id}/try`, { token, body: request });

    test('answer as they are stored, or as they are being written', async () => {
      const { _id } = await create();
      const stored = await tryOut(_id, { messages: [lead('hi')] });
      expect(stored.json()).toMatchObject({ answer: 'Fit setter (Be kind.) to: hi' });
      const draft = { name: 'Draft', config: { prompt: 'Be brief.' } };
      expect((await tryOut(_id, { messages: [lead('hi')], agent: draft })).json()).toMatchObject({
        answer: 'Draft (Be brief.) to: hi',
      });
      expect((await tryOut('new', { messages: [lead('hi')], agent: draft })).json()).toMatchObject({
        answer: 'Draft (Be brief.) to: hi',
      });
      expect((await spotter.call('GET', `/api/agent/${_id}`, ana)).json()).toMatchObject({ name: 'Fit setter' });
    });

    test('keep what is stored where what is being written says nothing of it', async () => {
      const offers = [newId()];
      const config = { ...body.config, caringWords: 'You matter.', fields: ['goal'] };
      const { _id } = await create({ offers, config });
      await tryOut(_id, { messages: [lead('hi')], agent: { name: 'Draft', config: { prompt: 'Be brief.' } } });
      expect(tried).toMatchObject({
        instructions: 'Be brief.',
        offerIds: offers,
        caringWords: 'You matter.',
        fields: ['goal'],
        triggerKeywords: ['fit', 'método 💪'],
      });
    });

    test('need an agent, and a lead who spoke last', async () => {
      const { _id } = await create();
      expect((await tryOut('new', { messages: [lead('hi')] })).statusCode).toBe(404);
      expect((await tryOut(_id, { messages: [lead('hi')] }, bea.token)).statusCode).toBe(404);
      expect((await tryOut(_id, { messages: [] })).statusCode).toBe(400);
      const own = { from: 'agent', text: 'hello' };
      expect((await tryOut(_id, { messages: [lead('hi'), own] })).json()).toMatchObject({
        message: 'The last message must be from the lead',
      });
    });

    test('with 20,000 characters in all at most', async () => {
      const { _id } = await create();
      const long = lead('a'.repeat(2_000));
      expect((await tryOut(_id, { messages: Array.from({ length: 10 }, () => long) })).statusCode).toBe(200);
      const refused = await tryOut(_id, { messages: [lead('!'), ...Array.from({ length: 10 }, () => long)] });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        code: 'invalid_input',
        message: 'A conversation to try may hold 20,000 characters at most',
      });
    });

    test('two at once for one user and eight in all, and afterwards again', async () => {
      ({ promise: modelAnswers, resolve: letModelAnswer } = Promise.withResolvers<void>());
      const waiting = { messages: [lead(slowly)], agent: { name: 'Draft', config: { prompt: 'Hi' } } };
      const quick = { ...waiting, messages: [lead('hi')] };
      const users = await Promise.all(
        Array.from({ length: 5 }, (_, index) => spotter.signUp(`trier-${index}@example.com`)),
      );
      const [first, , , , last] = users;
      const running = users.slice(0, 4).flatMap(({ token }) => [1, 2].map(() => tryOut('new', waiting, token)));
      const refusals = [
        await untilRefused(() => tryOut('new', quick, first!.token)),
        await untilRefused(() => tryOut('new', quick, last!.token)),
      ];
      letModelAnswer();
      expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
      expect(refusals.map((refused) => refused.json<{ code: string; message: string }>())).toMatchObject([
        { code: 'too_many_requests', message: 'Your other tries are still running. Please try again in a moment.' },
        {
          code: 'too_many_requests',
          message: 'A lot of people are trying their agents right now. Please try again in a moment.',
        },
      ]);
      for (const refused of refusals) expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await tryOut('new', quick, first!.token)).statusCode).toBe(200);
      expect((await tryOut('new', quick, last!.token)).statusCode).toBe(200);
    });

    test('thirty times a minute at most', async () => {
      const eager = await spotter.signUp('eager@example.com');
      const request = { messages: [lead('hi')], agent: { name: 'Draft', config: { prompt: 'Hi' } } };
      for (let count = 0; count < 30; count += 1)
        expect((await tryOut('new', request, eager.token)).statusCode).toBe(200);
      const refused = await tryOut('new', request, eager.token);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      spotter.clock.advance(60_000);
      expect((await tryOut('new', request, eager.token)).statusCode).toBe(200);
    });
  });

  test('are out of reach without a session', async () => {
    const { _id } = await create();
    expect((await spotter.call('GET', '/api/agent/')).statusCode).toBe(401);
    expect((await spotter.call('DELETE', `/api/agent/${_id}`)).statusCode).toBe(401);
  });
});

/** Tries until the trials that were begun have all taken their places. */
async function untilRefused(attempt: () => ReturnType<TestApp['call']>): ReturnType<TestApp['call']> {
  for (;;) {
    const answer = await attempt();
    if (answer.statusCode !== 200) return answer;
  }
}

describe('the triggers of an agent', () => {
  const path = (agent: Agent) => `/api/agent/${agent._id}/triggers`;
  const ad = { _id: newId(), kind: 'ad', enabled: true, adIds: ['77'] };
  const story = { _id: newId(), kind: 'story_reply', enabled: true, words: [] };
  const wishes = (count: number) =>
    Array.from({ length: count }, (_, nth) => {
      return { _id: `wish-${nth}`, kind: 'intent', enabled: true, description: `wants number ${nth}` };
    });

  test('are its keywords at first, and stay in the order in which they are put', async () => {
    const agent = await create();
    const first = await spotter.call('GET', path(agent), ana);
    expect(first.json()).toMatchObject({
      triggers: [{ kind: 'keyword', words: ['fit', 'método 💪'], enabled: true }],
      newContactsOnly: false,
      activeHours: null,
    });
    const keyword = { ...first.json().triggers[0], words: ['shred'] };
    const activeHours = { days: [1, 5], from: '09:00', to: '17:00', outside: 'silent' };
    const wanted = { triggers: [ad, keyword, ...wishes(10), story], newContactsOnly: true, activeHours };
    const put = await spotter.call('PUT', path(agent), { ...ana, body: wanted });
    expect(put.json()).toEqual(wanted);
    expect((await spotter.call('GET', path(agent), ana)).json()).toEqual(wanted);
    expect((await spotter.call('GET', `/api/agent/${agent._id}`, ana)).json()).toMatchObject({ keywords: ['shred'] });

    await spotter.call('PUT', `/api/agent/${agent._id}`, { ...ana, body: { ...body, keywords: ['lean'] } });
    expect((await spotter.call('GET', path(agent), ana)).json().triggers).toEqual([
      ad,
      { ...keyword, words: ['lean'] },
      ...wishes(10),
      story,
    ]);
  });

  test('can be tried before they are stored, and each says why it does not fire', async () => {
    const agent = await create();
    const other = { ...ad, _id: newId(), adIds: ['88'] };
    const answer = await spotter.call('POST', `${path(agent)}/test`, {
      ...ana,
      body: {
        message: { kind: 'ad', adId: '77', text: 'hey' },
        draft: { triggers: [story, other, ad], newContactsOnly: false },
      },
    });
    expect(answer.json()).toEqual({
      fired: { _id: ad._id, word: null },
      missed: [
        { _id: story._id, because: 'other-entry' },
        { _id: other._id, because: 'other-ad' },
      ],
      model: null,
    });
  });

  test('say which keyword of a message counts and how, or what keeps it from counting', async () => {
    const agent = await create({
      keywords: ['SHRED', 'plan'],
      keywordRules: {
        matches: [
          { keyword: 'SHRED', match: 'fuzzy' },
          { keyword: 'plan', match: 'exact' },
        ],
        excludeWords: ['giveaway'],
      },
    });
    const say = async (text: string) =>
      (
        await spotter.call('POST', `${path(agent)}/test`, { ...ana, body: { message: { kind: 'message', text } } })
      ).json();
    expect(await say('a sherd for me')).toMatchObject({
      fired: { word: 'SHRED', words: { kind: 'match', word: 'SHRED', match: 'fuzzy', written: 'sherd' } },
    });
    expect(await say('SHRED giveaway')).toMatchObject({
      fired: null,
      missed: [{ because: 'excluded-word', words: { kind: 'excluded', word: 'giveaway', keyword: 'SHRED' } }],
    });
    expect(await say('my plan')).toMatchObject({
      fired: null,
      missed: [{ because: 'no-word', words: { kind: 'near', word: 'plan', because: 'not-alone' } }],
    });
    expect((await say('hello')).missed).toEqual([{ _id: expect.any(String), because: 'no-word' }]);
  });

  test('keep the rules of the keywords where the list says nothing of them, and take what it says', async () => {
    const rules = { matches: [{ keyword: 'fit', match: 'fuzzy' }], excludeWords: ['giveaway'] };
    const agent = await create({ keywordRules: rules });
    const keyword = { _id: newId(), kind: 'keyword', enabled: true, words: ['fit', 'lean'] };
    const put = (triggers: object[]) =>
      spotter.call('PUT', path(agent), { ...ana, body: { triggers, newContactsOnly: false } });
    expect((await put([keyword, ad])).json().triggers).toEqual([{ ...keyword, rules }, ad]);
    const other = { matches: [{ keyword: 'lean', match: 'exact' }], excludeWords: [] };
    expect((await put([ad, { ...keyword, rules: other }])).json().triggers).toEqual([ad, { ...keyword, rules: other }]);
    expect((await spotter.call('GET', `/api/agent/${agent._id}`, ana)).json().keywordRules).toEqual(other);
    const blocked = await put([ad, { ...keyword, rules: { matches: [], excludeWords: ['lean'] } }]);
    const message = '“lean” is one of your keywords. Take it out of one of the two lists.';
    expect(blocked.json()).toMatchObject({ message, issues: [{ path: 'triggers.1.rules.excludeWords.0', message }] });
    const doubled = await put([ad, { ...keyword, words: ['fit', 'FIT'] }]);
    expect(doubled.json().issues).toEqual([
      { path: 'triggers.1.words.1', message: '“FIT” is the same word as “fit”. Remove one of them.' },
    ]);
  });

  test.each<[string, object[], string]>([
    [
      'a comment trigger that leaves its own word out',
      [
        {
          _id: newId(),
          kind: 'comment',
          enabled: true,
          words: ['guide'],
          excludeWords: ['Guide'],
          match: 'word',
          posts: 'all',
          publicReplies: [],
          firstMessage: null,
        },
      ],
      '“Guide” is in your keyword “guide”, which could never count. Take it out of one of the two lists.',
    ],
    [
      'two keyword triggers',
      [
        { _id: newId(), kind: 'keyword', enabled: true, words: ['a'] },
        { _id: newId(), kind: 'keyword', enabled: true, words: ['b'] },
      ],
      'Put all keywords into one trigger',
    ],
    ['the same trigger twice', [ad, ad], 'Each trigger needs its own id'],
    ['more wishes than the model reads at once', wishes(11), 'Describe at most 10 wishes'],
  ])('%s are refused', async (_case, triggers, message) => {
    const agent = await create();
    const response = await spotter.call('PUT', path(agent), { ...ana, body: { triggers, newContactsOnly: false } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', message });
  });

  test('belong to their owner', async () => {
    const agent = await create();
    const wanted = { triggers: [ad], newContactsOnly: false };
    expect((await spotter.call('GET', path(agent), bea)).statusCode).toBe(404);
    expect((await spotter.call('PUT', path(agent), { ...bea, body: wanted })).statusCode).toBe(404);
  });
});
