import { createInstagramSimulator } from '@spotter/simulators/instagram/instagram-simulator';
import { setTimeout as wait } from 'node:timers/promises';
import { answerCalls } from '../running/program-calls.ts';
import { listenAsSmallTalkModel } from './small-talk-model.ts';

export type ReplyResult = {
  written: number;
  /** Messages without an answer. */
  lost: number;
  /** Answers beyond one for each message. */
  double: number;
  /** From the first webhook to the last answer. */
  seconds: number;
  /** From sending the webhook to the arrival of the answer's send, one for each answered message. */
  durationsMs: number[];
};

const account = { id: '17841400000000017', username: 'coach.dana' };
/** How long an answer may take before its message counts as lost. */
const patienceMs = 20_000;
/** How long after the last first answer second answers to one message are looked for. */
const aftermathMs = 2_000;

// Small talk: it names no fact to record and is no reason for a person, so that every message costs one model call.
// Each contact goes through it in turn. A contact who writes only whole sentences, and as fast as here, counts as a
// machine.
const smallTalk = [
  'Work has been busy these weeks, honestly',
  'My sister told me about your page by the way',
  'And then what?',
  'I was reading your posts yesterday evening',
  'Okay, sounds interesting so far',
  'How so?',
  'The weather here is awful today',
  'I am at the office at the moment',
  'Tell me more',
];

/** A contact, with the messages of the present round. */
type Contact = { id: string; saidInAll: number; written: number; answered: number; sentAt: number };

const contacts = new Map<string, Contact>();
let onAnswer: (contact: Contact) => void = () => {};
let durationsMs: number[] = [];

let instagram: ReturnType<typeof createInstagramSimulator>;

/** Instagram, its people and a model that answers after `modelMs`, all in one process. */
const calls = {
  async start({ modelMs, ...app }: { appId: string; appSecret: string; verifyToken: string; modelMs: number }) {
    instagram = createInstagramSimulator({ ...app, webhookUrl: null, sendsPerSecond: 1_000_000 });
    const addresses = { instagram: await instagram.listen(), model: `${await listenAsSmallTalkModel(modelMs)}/v1` };
    instagram.control.events.subscribe((change) => {
      if (change.kind !== 'message' || change.message.via !== 'api') return;
      const contact = contacts.get(change.contactId)!;
      contact.answered += 1;
      if (contact.answered !== contact.written) return;
      durationsMs.push(performance.now() - contact.sentAt);
      onAnswer(contact);
    });
    return addresses;
  },

  /** Adds the account and a number of contacts; returns the account's token. */
  addPeople({ count }: { count: number }): string {
    const token = instagram.control.addAccount({
      ...account,
      appScopedId: '9988776655',
      name: 'Dana Reyes',
      pictureUrl: null,
    });
    for (let index = 0; index < count; index += 1) {
      const id = String(7_000_000_000_000_000 + index);
      instagram.control.addContact(account.id, { id, username: `lead.${index}`, name: `Lead ${index}` });
      contacts.set(id, { id, saidInAll: 0, written: 0, answered: 0, sentAt: 0 });
    }
    return token;
  },

  deliverTo: (webhookUrl: string): void => instagram.control.setWebhookUrl(webhookUrl),

  /** Resolves once the server has subscribed to the account's webhooks: earlier messages reach no server. */
  async subscribed(_: null): Promise<void> {
    while (!instagram.control.accounts().every((known) => known.subscribed)) await wait(5);
  },

  /**
   * A number of contacts write at a time, the next one as soon as one was answered: any of them, or only those who have
   * not written before, or those who have.
   */
  writeAtFullSpeed: ({
    messages,
    side,
    who,
  }: {
    messages: number;
    side: number;
    who?: 'new' | 'known';
  }): Promise<ReplyResult> =>
    measure(async (all) => {
      const idle = who === undefined ? all : all.filter(({ saidInAll }) => saidInAll > 0 === (who === 'known'));
      let left = messages;
      const writeNext = () => {
        if (left === 0) return;
        left -= 1;
        write(idle.shift()!);
      };
      onAnswer = (contact) => {
        idle.push(contact);
        writeNext();
      };
      for (let index = 0; index < side; index += 1) writeNext();
    }, messages),

  /** Contacts write in turn, a number per second; one who still waits for an answer is skipped. */
  writeSteadily: ({ perSecond, messages }: { perSecond: number; messages: number }): Promise<ReplyResult> =>
    measure(async (idle) => {
      onAnswer = (contact) => void idle.push(contact);
      const startedAt = performance.now();
      for (let index = 0; index < messages; index += 1) {
        const early = startedAt + (index * 1000) / perSecond - performance.now();
        if (early > 0) await wait(early);
        while (idle.length === 0) await wait(1);
        write(idle.shift()!);
      }
    }, messages),
};

export type OutsideWorld = typeof calls;

answerCalls(calls);

function write(contact: Contact): void {
  const { saidInAll } = contact;
  const text = saidInAll === 0 ? 'SHRED please' : smallTalk[(saidInAll - 1) % smallTalk.length]!;
  contact.saidInAll += 1;
  contact.written += 1;
  contact.sentAt = performance.now();
  instagram.control.writeAsContact(account.id, contact.id, { text });
}

async function measure(load: (idle: Contact[]) => Promise<void>, messages: number): Promise<ReplyResult> {
  const all = [...contacts.values()];
  for (const contact of all) Object.assign(contact, { written: 0, answered: 0 });
  durationsMs = [];
  const startedAt = performance.now();
  await load([...all]);
  let changedAt = performance.now();
  let known = durationsMs.length;
  while (durationsMs.length < messages && performance.now() - changedAt < patienceMs) {
    await wait(5);
    if (durationsMs.length !== known) [known, changedAt] = [durationsMs.length, performance.now()];
  }
  const seconds = (changedAt - startedAt) / 1000;
  await wait(aftermathMs);
  await instagram.control.webhooksSettled();
  const sum = (of: (contact: Contact) => number) => all.reduce((total, contact) => total + of(contact), 0);
  return {
    written: sum(({ written }) => written),
    lost: sum(({ written, answered }) => Math.max(0, written - answered)),
    double: sum(({ written, answered }) => Math.max(0, answered - written)),
    seconds,
    durationsMs,
  };
}
