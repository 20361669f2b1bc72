import type { Chat, ChatStage } from '@spotter/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../api/services.ts';
import { contactNameOf } from '../contact-name.ts';
import {
  boardMessages,
  boardStages,
  movedSentence,
  overSentence,
  pickedUpSentence,
  takenSentence,
} from './board-messages.ts';

/**
 * Moves cards with the keyboard: Space picks up and drops, the arrows choose a stage, Escape cancels. `onTaken`:
 * someone else has moved the card that is carried, which ends that.
 */
export function useCardKeys({
  onDrop,
  onTaken,
}: {
  onDrop: (chat: Chat, to: ChatStage) => void;
  onTaken: (chat: Chat) => void;
}) {
  const { live } = useServices();
  const [carried, setCarried] = useState<{ chat: Chat; over: ChatStage } | null>(null);
  const [announcement, announce] = useState('');
  const takeAway = useRef((_chat: Chat) => {});
  useEffect(() => {
    takeAway.current = (chat) => {
      if (carried?.chat._id !== chat._id || chat.stage === carried.chat.stage) return;
      setCarried(null);
      announce(takenSentence(contactNameOf(chat), chat.stage));
      onTaken(chat);
    };
  });
  useEffect(() => live.on('accountChat', ({ chat }) => takeAway.current(chat)), [live]);

  function choose(chat: Chat, over: ChatStage, by: number): void {
    const next = boardStages[boardStages.indexOf(over) + by];
    if (next === undefined) return;
    setCarried({ chat, over: next });
    announce(overSentence(next));
  }

  function drop(chat: Chat, to: ChatStage): void {
    setCarried(null);
    announce(to === chat.stage ? boardMessages.canceled : movedSentence(contactNameOf(chat), to));
    if (to !== chat.stage) onDrop(chat, to);
  }

  function cancel(): void {
    if (carried === null) return;
    setCarried(null);
    announce(boardMessages.canceled);
  }

  function onKeyDown(event: KeyboardEvent, chat: Chat): void {
    const isCarried = carried?.chat._id === chat._id;
    if (!isCarried) {
      if (event.key !== ' ') return;
      setCarried({ chat, over: chat.stage });
      announce(pickedUpSentence(contactNameOf(chat), chat.stage));
    } else {
      const { over } = carried;
      if (event.key === 'ArrowLeft') choose(chat, over, -1);
      else if (event.key === 'ArrowRight') choose(chat, over, 1);
      else if (event.key === ' ' || event.key === 'Enter') drop(chat, over);
      else if (event.key === 'Escape') cancel();
      else return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return { carried, announcement, onKeyDown, cancel };
}
