import type {
  FoundPassage,
  IssuesState,
  KnowledgeIssue,
  KnowledgeItem,
  NamedSource,
  NewKnowledge,
  Offer,
  OfferBody,
  ProposedOffer,
  ReadPassage,
  AnsweredChat,
  UnansweredQuestion,
} from '@spotter/contract';
import type { Handler } from './fake-handler.ts';

/** What a coach's agents know. */
export type FakeKnowledge = {
  offers: Offer[];
  proposals: ProposedOffer[];
  items: KnowledgeItem[];
  /** What was read, of every page and file. */
  passages: ReadPassage[];
  found: FoundPassage[];
  /** What the answer of a trial rests on. */
  sources: NamedSource[];
  issues: KnowledgeIssue[];
  issuesState: IssuesState;
  unanswered: UnansweredQuestion[];
  /** Whom an answer reached; null: everybody who was chosen. */
  told: AnsweredChat[] | null;
};

/** Nothing is known yet. */
export function nothingKnown(given: Partial<FakeKnowledge> = {}): FakeKnowledge {
  return {
    offers: [],
    proposals: [],
    items: [],
    passages: [],
    found: [],
    sources: [],
    issues: [],
    issuesState: { state: 'checked', checkedAt: null, isPartial: false },
    unanswered: [],
    told: null,
    ...given,
  };
}

/** The fake backend's handlers for offers and knowledge. */
export function knowledgeHandlers(stored: { knowledge: FakeKnowledge }): Record<string, Handler> {
  const { knowledge } = stored;
  const done = { value: { ok: true } };
  const dismissed = new Map<string, UnansweredQuestion>();

  function change(id: string, changes: Partial<KnowledgeItem>) {
    const item = knowledge.items.find(({ _id }) => _id === id);
    return item === undefined ? null : { value: Object.assign(item, changes) };
  }

  function add(item: Partial<KnowledgeItem>) {
    const added = anItem({ _id: `item-${knowledge.items.length + 1}`, ...item });
    knowledge.items.unshift(added);
    return { value: added };
  }

  return {
    'GET /offers': () => ({ value: knowledge.offers }),
    'POST /offers': ({ body }) => {
      const offer = anOffer({ ...(body as OfferBody), _id: `offer-${knowledge.offers.length + 1}` });
      knowledge.offers.push(offer);
      return { value: offer };
    },
    'POST /offers/propose': () => ({ value: knowledge.proposals }),
    'PUT /offers/{id}': ({ id, body }) => {
      const offer = knowledge.offers.find(({ _id }) => _id === id);
      return offer === undefined ? null : { value: Object.assign(offer, body) };
    },
    'DELETE /offers/{id}': ({ id }) => {
      knowledge.offers = knowledge.offers.filter(({ _id }) => _id !== id);
      return done;
    },
    'GET /knowledge': ({ query }) => ({ value: knowledge.items.filter(({ kind }) => kind === query.get('kind')) }),
    'POST /knowledge': ({ body }) => {
      const added = body as NewKnowledge;
      return added.kind === 'qa'
        ? add({ title: added.question, answer: added.answer })
        : add({ kind: 'page', title: added.url, url: added.url, answer: null, state: 'reading' });
    },
    'GET /knowledge/{id}': ({ id }) => {
      const item = knowledge.items.find(({ _id }) => _id === id);
      return item === undefined ? null : { value: { ...item, passages: knowledge.passages } };
    },
    'PUT /knowledge/{id}': ({ id, body }) => {
      if (typeof body.name === 'string') return change(id, { title: body.name });
      if (typeof body.url === 'string')
        return change(id, { title: body.url, url: body.url, state: 'reading', passageCount: 0 });
      return change(id, { title: body.question as string, answer: body.answer as string });
    },
    'DELETE /knowledge/{id}': ({ id }) => {
      knowledge.items = knowledge.items.filter(({ _id }) => _id !== id);
      return done;
    },
    'POST /knowledge/{id}/refresh': ({ id }) => change(id, { state: 'reading', progress: null, reason: null }),
    'POST /knowledge/{id}/trust': ({ id }) =>
      change(id, { state: 'reading', progress: null, reason: null, doubtful: false }),
    'PUT /knowledge/{id}/wordings': ({ id, body }) => {
      knowledge.passages = knowledge.passages.map((passage) =>
        passage.id === body.passage ? { ...passage, wordings: body.wordings as string[] } : passage,
      );
      const item = knowledge.items.find(({ _id }) => _id === id);
      return item === undefined ? null : { value: { ...item, passages: knowledge.passages } };
    },
    'POST /knowledge/search': () => ({ value: knowledge.found }),
    'GET /knowledge/issues': () => ({ value: knowledge.issues }),
    'GET /knowledge/issues/state': () => ({ value: knowledge.issuesState }),
    'POST /knowledge/issues/{id}/accept': ({ id }) => {
      knowledge.issues = knowledge.issues.filter(({ _id }) => _id !== id);
      return done;
    },
    'GET /knowledge/unanswered': () => ({ value: knowledge.unanswered }),
    'POST /knowledge/unanswered/{id}/answer': ({ id, body }) => {
      const question = knowledge.unanswered.find(({ _id }) => _id === id);
      if (question === undefined) return null;
      knowledge.unanswered = knowledge.unanswered.filter((other) => other !== question);
      const item = add({ title: String(body.question), answer: String(body.answer) }).value;
      const answered = (body.chatIds as string[]).map((chatId) => ({ chatId, told: true, reason: null }));
      return { value: { item, chats: knowledge.told ?? answered } };
    },
    'POST /knowledge/unanswered/{id}/dismiss': ({ id }) => {
      const question = knowledge.unanswered.find(({ _id }) => _id === id);
      if (question === undefined) return null;
      dismissed.set(id, question);
      knowledge.unanswered = knowledge.unanswered.filter((other) => other !== question);
      return done;
    },
    'POST /knowledge/unanswered/{id}/restore': ({ id }) => {
      const question = dismissed.get(id);
      if (question === undefined) return null;
      knowledge.unanswered = [question, ...knowledge.unanswered];
      return done;
    },
  };
}

/** Returns an offer that agents may speak of. */
export function anOffer(given: Partial<Offer> = {}): Offer {
  return {
    _id: 'offer-1',
    name: '12-week coaching',
    price: { amount: 69_700, currency: 'USD', per: 'once', from: false },
    terms: '',
    link: null,
    forWhom: '',
    validUntil: null,
    active: true,
    expired: false,
    ...given,
  };
}

/** Returns an answer of the coach, or what else is given. */
export function anItem(given: Partial<KnowledgeItem> = {}): KnowledgeItem {
  return {
    _id: 'item-1',
    kind: 'qa',
    title: 'Do you train people with a bad knee?',
    answer: given.kind === undefined || given.kind === 'qa' ? 'Yes, once a doctor has cleared you.' : null,
    url: null,
    file: null,
    state: 'ready',
    reason: null,
    doubtful: false,
    leftOut: null,
    progress: null,
    passageCount: 1,
    readAt: '2026-11-20T10:00:00.000Z',
    changedAt: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...given,
  };
}
