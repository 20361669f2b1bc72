import { createInstagramSimulator } from '@spotter/simulators/instagram/instagram-simulator';
import { readClip } from '@spotter/simulators/meta/graph/sample-clips';
import { createTranscriptionSimulator } from '@spotter/simulators/transcription/transcription-simulator';
import { setTimeout as wait } from 'node:timers/promises';
import { answerCalls } from '../running/program-calls.ts';
import { listenAsSmallTalkModel, type SmallTalkModel } from './small-talk-model.ts';

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
/**
 * How long the end of endless writing waits for the last answers:
 * a killed server's work has to be taken up first.
 */
const endPatienceMs = 180_000;
/** After so many messages, of endless writing, another contact takes the place: nobody reads one sentence twice. */
const maxMessages = 8;
/** How many contacts of endless writing have a conversation at a time. */
const talking = 1_000;

// Small talk: it names no fact to record and is not a reason for a person, so that every message costs one model
// call. Each contact goes through it in turn. A contact who writes only whole sentences, and as fast as here,
// counts as a machine.
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

/** What is said in every voice note. */
const spoken = { text: 'Work has been busy these weeks, honestly', language: 'english', seconds: 4 };

/** A contact, with the messages of the present round. */
type Contact = { id: string; sentTotal: number; written: number; answered: number; sentAt: number };

const contacts = new Map<string, Contact>();
let onAnswer: (contact: Contact) => void = () => {};
let durationsMs: number[] = [];

let instagram: ReturnType<typeof createInstagramSimulator>;
let model: SmallTalkModel;
const transcription = createTranscriptionSimulator();
let noteUrl: string;
/** Contacts who send one voice note each, and how long their answers took, in ms. */
const speakers: Contact[] = [];
const speaking = new Set<Contact>();
let spokenMs: number[] = [];
/** Ends endless writing; resolves when nobody writes any more. */
let endWriting: () => Promise<void> = async () => {};

/** Instagram, its people and a model that answers after `modelMs`, all in one process. */
const calls = {
  async start({ modelMs, ...app }: { appId: string; appSecret: string; verifyToken: string; modelMs: number }) {
    instagram = createInstagramSimulator({ ...app, webhookUrl: null, sendsPerSecond: 1_000_000 });
    model = await listenAsSmallTalkModel(modelMs);
    const addresses = {
      instagram: await instagram.listen(),
      model: `${model.origin}/v1`,
      transcription: `${await transcription.listen()}/v1`,
    };
    transcription.control.know(readClip('goal')!, spoken);
    noteUrl = `${addresses.instagram}/voice-notes/clip-goal-1.m4a`;
    instagram.control.events.subscribe((change) => {
      if (change.kind !== 'message' || change.message.via !== 'api') return;
      const contact = contacts.get(change.contactId)!;
      contact.answered += 1;
      if (contact.answered !== contact.written) return;
      if (speaking.has(contact)) return void spokenMs.push(performance.now() - contact.sentAt);
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
      contacts.set(id, { id, sentTotal: 0, written: 0, answered: 0, sentAt: 0 });
    }
    return token;
  },

  deliverTo: (webhookUrl: string): void => instagram.control.setWebhookUrl(webhookUrl),

  /** Resolves once the server has subscribed to the account's webhooks: earlier messages reach no server. */
  async subscribed(_: null): Promise<void> {
    while (!instagram.control.accounts().every((known) => known.subscribed)) await wait(5);
  },

  /**
   * A number of contacts write at a time, the next one as soon as one was answered: any of them, or only those who
   * have not written before, or those who have.
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
      const idle = who === undefined ? all : all.filter(({ sentTotal }) => sentTotal > 0 === (who === 'known'));
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

  /** One contact writes; returns its id. */
  writeOnce({ nth }: { nth: number }): string {
    const contact = [...contacts.values()][nth]!;
    write(contact);
    return contact.id;
  },

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

  /** Contacts write in turn from now on, a number per second; one who still waits for an answer is skipped. */
  writeOn({ perSecond }: { perSecond: number }): void {
    for (const contact of contacts.values()) Object.assign(contact, { written: 0, answered: 0 });
    durationsMs = [];
    const fresh = [...contacts.values()].filter(({ sentTotal }) => sentTotal === 0);
    const idle = fresh.splice(0, talking);
    onAnswer = (contact) => {
      const next = contact.sentTotal < maxMessages ? contact : fresh.shift();
      if (next !== undefined) idle.push(next);
    };
    let goOn = true;
    const startedAt = performance.now();
    const ended = (async () => {
      for (let index = 0; goOn; index += 1) {
        const early = startedAt + (index * 1000) / perSecond - performance.now();
        if (early > 0) await wait(early);
        const contact = idle.shift();
        if (contact !== undefined) write(contact);
      }
    })();
    endWriting = async () => {
      goOn = false;
      await ended;
    };
  },

  /** Keeps those who have written once for voice notes; each takes the recognizer so long. */
  keepSpeakers({ hearingMs }: { hearingMs: number }): number {
    transcription.control.setFaults({ delayMs: hearingMs });
    speakers.push(...[...contacts.values()].filter(({ sentTotal }) => sentTotal === 1));
    return speakers.length;
  },

  /** Those kept speak in turn, evenly over some seconds. Returns how long each answer took once all have come. */
  async speak({ notes, seconds }: { notes: number; seconds: number }): Promise<number[]> {
    const startedAt = performance.now();
    for (let index = 0; index < notes; index += 1) {
      const early = startedAt + (index * 1000 * seconds) / notes - performance.now();
      if (early > 0) await wait(early);
      const contact = speakers.shift()!;
      speaking.add(contact);
      write(contact, { attachments: [{ type: 'audio', url: noteUrl }] });
    }
    const giveUpAt = performance.now() + endPatienceMs;
    while (spokenMs.length < notes && performance.now() < giveUpAt) await wait(20);
    const took = spokenMs;
    spokenMs = [];
    return took;
  },

  /** Returns how often the recognizer was asked. */
  countHearings: (_: null): number => transcription.control.requests().length,

  /** Returns how long the answers took that came since the last call, in ms. */
  takeDurations(_: null): number[] {
    const taken = durationsMs;
    durationsMs = [];
    return taken;
  },

  /** Switches faults of the platform and of the model on for a number of calls, or off. */
  setTrouble({ calls: times }: { calls: number }): void {
    model.failNext(times);
    if (times === 0) return instagram.control.clearFaults();
    instagram.control.setFaults({
      failNext: { code: 2, http: 500, times },
      acceptButAnswer: { answer: 'error-500', times },
      duplicateWebhooks: 2,
      reorderWebhooks: true,
    });
  },

  /** Ends endless writing, and returns the outcome of all its messages. */
  async finish(_: null): Promise<Pick<ReplyResult, 'written' | 'lost' | 'double'>> {
    await endWriting();
    const giveUpAt = performance.now() + endPatienceMs;
    while (countMessages().lost > 0 && performance.now() < giveUpAt) await wait(100);
    await wait(aftermathMs);
    await instagram.control.webhooksSettled();
    return countMessages();
  },
};

export type OutsideWorld = typeof calls;

answerCalls(calls);

function write(
  contact: Contact,
  message: Parameters<typeof instagram.control.writeAsContact>[2] = { text: nextWords(contact) },
): void {
  contact.sentTotal += 1;
  contact.written += 1;
  contact.sentAt = performance.now();
  instagram.control.writeAsContact(account.id, contact.id, message);
}

function nextWords({ sentTotal }: Contact): string {
  return sentTotal === 0 ? 'SHRED please' : smallTalk[(sentTotal - 1) % smallTalk.length]!;
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
  return { ...countMessages(), seconds, durationsMs };
}

function countMessages(): Pick<ReplyResult, 'written' | 'lost' | 'double'> {
  const all = [...contacts.values()];
  const sum = (of: (contact: Contact) => number) => all.reduce((total, contact) => total + of(contact), 0);
  return {
    written: sum(({ written }) => written),
    lost: sum(({ written, answered }) => Math.max(0, written - answered)),
    double: sum(({ written, answered }) => Math.max(0, answered - written)),
  };
}
