import type { Message } from '@spotter/contract';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useChatScroll } from './use-chat-scroll.ts';

const viewHeight = 500;
let area: HTMLDivElement;
let contentHeight: number;

beforeEach(() => {
  contentHeight = 2_000;
  area = document.createElement('div');
  Object.defineProperty(area, 'scrollHeight', { get: () => contentHeight });
  Object.defineProperty(area, 'clientHeight', { value: viewHeight });
});

/** Shows a chat at its newest message; returns what the coach and the list do. */
function openChat() {
  const list = { scrollToEnd: () => void (area.scrollTop = contentHeight - viewHeight) };
  const message = (nth: number) => ({ _id: `message-${nth}`, status: 'received' }) as unknown as Message;
  const scroller = { current: area };
  const { result, rerender } = renderHook(({ nth }) => useChatScroll({ scroller, list, newest: message(nth) }), {
    initialProps: { nth: 1 },
  });
  const scrollTo = (top: number) => {
    area.scrollTop = top;
    act(() => result.current.onScroll());
  };
  scrollTo(contentHeight - viewHeight);
  return {
    scrollTo,
    fromEnd: () => contentHeight - viewHeight - area.scrollTop,
    hasUnseen: () => result.current.hasUnseen,
    receive(nth: number) {
      contentHeight += 60;
      rerender({ nth });
    },
  };
}

test('a chat at its end follows the newest message, also after a row turned out taller than estimated', () => {
  const chat = openChat();
  contentHeight += 300;
  chat.scrollTo(1_550);
  chat.receive(2);
  expect(chat.fromEnd()).toBe(0);
  expect(chat.hasUnseen()).toBe(false);
});

test('so it does after rows turned out shorter', () => {
  const chat = openChat();
  contentHeight -= 300;
  chat.scrollTo(1_050);
  chat.receive(2);
  expect(chat.fromEnd()).toBe(0);
});

test('a coach who reads further up stays there, is told of new messages, and follows again from the end', () => {
  const chat = openChat();
  chat.scrollTo(1_200);
  chat.receive(2);
  expect(area.scrollTop).toBe(1_200);
  expect(chat.hasUnseen()).toBe(true);
  chat.scrollTo(1_560);
  expect(chat.hasUnseen()).toBe(false);
  chat.receive(3);
  expect(chat.fromEnd()).toBe(0);
});
