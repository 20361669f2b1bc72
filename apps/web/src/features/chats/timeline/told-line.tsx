import type { ToldOfChat } from '@spotter/contract';
import { IconBellExclamation, IconBellCheck, IconBellRinging } from '@tabler/icons-react';
import { openedSentence, toldSentence } from './told-sentence.ts';

/** What the coach was told of a hand-over, and whether they have seen it. It claims nothing that was not accepted. */
export function ToldLine({ told }: { told: ToldOfChat }) {
  const Icon = told.openedAt !== null ? IconBellCheck : told.toldAt === null ? IconBellExclamation : IconBellRinging;
  return (
    <p className="told-line">
      <Icon size={15} aria-hidden />
      <span>
        {toldSentence(told, new Date())} {openedSentence(told, new Date())}
      </span>
    </p>
  );
}
