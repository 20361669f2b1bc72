import type { AskingChat, UnansweredQuestion } from '@spotter/contract';
import { findWindow } from '@spotter/domain/autoreply';
import type { AskingRow, QuestionRow } from './unanswered.repository.ts';

const maxChats = 20;

/** Returns the chats that asked, each once, the newest first. */
export function chatsOf(question: QuestionRow, askings: AskingRow[], now: Date): AskingChat[] {
  const own = new Map<string, AskingRow>();
  for (const asking of askings)
    if (asking.questionId === question.id && !own.has(asking.chatId)) own.set(asking.chatId, asking);
  return [...own.values()].slice(0, maxChats).map(({ chatId, username, name, text, at, optedOut, ...window }) => {
    const { closesAt } = findWindow(window);
    const isOpen = closesAt !== null && closesAt > now;
    return {
      chatId,
      username,
      name,
      text,
      at: at.toISOString(),
      canBeTold: isOpen && !optedOut,
      windowClosesAt: isOpen ? closesAt.toISOString() : null,
    };
  });
}

export function presentQuestion(question: QuestionRow, askings: AskingRow[], now: Date): UnansweredQuestion {
  const newest = askings.find(({ questionId }) => questionId === question.id);
  return {
    _id: question.id,
    question: newest?.question ?? question.question,
    times: question.times,
    firstAskedAt: question.firstAskedAt.toISOString(),
    lastAskedAt: question.lastAskedAt.toISOString(),
    chats: chatsOf(question, askings, now),
  };
}
