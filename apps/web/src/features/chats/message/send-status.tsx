import type { Message } from '@spotter/contract';
import { useNow } from '../../../components/time/use-now.ts';
import { presentTime } from '../../../components/time/present-time.ts';
import { statusSentence } from './status-sentence.ts';

/** The status of an outgoing message, after its time. While it is on its way, it counts down to the next try. */
export function SendStatus({ message }: { message: Message }) {
  const isUnderWay = message.status === 'waiting' || message.status === 'sending';
  return isUnderWay ? <UnderWay message={message} /> : <>{statusText(message, presentTime())}</>;
}

function UnderWay({ message }: { message: Message }) {
  return <>{statusText(message, useNow(1000))}</>;
}

function statusText(message: Message, now: Date): string {
  const sentence = statusSentence(message, now);
  return sentence === null ? '' : ` · ${sentence}`;
}
