import type { Tap, TapChoice } from '@spotter/domain/booking';
import { createHmac, timingSafeEqual } from 'node:crypto';

const mark = 'spotter-call';
const macLength = 22;
const maxPayloadLength = 120;

/** What a button's payload says: the chat and proposal that it was made for, and what a tap means. */
type ButtonMeaning = { chatId: string; proposalId: string; choice: TapChoice };

/** Writes and reads the payloads of buttons. Nobody else can forge them, and they are of no use in another chat. */
export function createProposalPayloads(key: Buffer) {
  const macOf = (chatId: string, words: string) =>
    createHmac('sha256', key).update(`${chatId} ${words}`).digest('base64url').slice(0, macLength);

  return {
    write({ chatId, proposalId, choice }: ButtonMeaning): string {
      const words = `${mark}:${proposalId}:${nameOf(choice)}`;
      return `${words}:${macOf(chatId, words)}`;
    },

    /** Returns the tap; null for a payload that is not ours, such as an ice breaker's. */
    read(payload: string, chatId: string): Tap | null {
      if (!payload.startsWith(`${mark}:`)) return null;
      const [, proposalId, name, mac, ...rest] = payload.slice(0, maxPayloadLength).split(':');
      const choice = choiceOf(name ?? '');
      if (proposalId === undefined || mac === undefined || choice === null || rest.length > 0)
        return { kind: 'foreign' };
      const expected = Buffer.from(macOf(chatId, `${mark}:${proposalId}:${name}`));
      const given = Buffer.from(mac);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? { kind: 'own', proposalId, choice } : { kind: 'foreign' };
    },
  };
}

export type ProposalPayloads = ReturnType<typeof createProposalPayloads>;

function nameOf(choice: TapChoice): string {
  return choice.kind === 'slot' ? `slot-${choice.nth}` : choice.kind;
}

function choiceOf(name: string): TapChoice | null {
  if (name === 'other-times' || name === 'yes' || name === 'no') return { kind: name };
  const nth = /^slot-(\d{1,2})$/.exec(name)?.[1];
  return nth === undefined ? null : { kind: 'slot', nth: Number(nth) };
}
