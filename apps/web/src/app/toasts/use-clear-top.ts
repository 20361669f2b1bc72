import { type RefObject, useEffect } from 'react';
import { toastTop } from './toast-top.ts';

/** What is written in, what was refused, and what asks for something. */
const keptClear = ':is(input, textarea, select):focus, [aria-invalid="true"], [data-keep-clear]';
const property = '--toasts-top';

/** Keeps the toasts inside an element from covering what they, or the page, ask for. */
export function useClearTop(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const move = () => {
      const stack = element.querySelector('.Toastify__toast-container');
      element.style.removeProperty(property);
      if (stack === null) return;
      const box = stack.getBoundingClientRect();
      const boxes = [...document.querySelectorAll(keptClear)].map((each) => each.getBoundingClientRect());
      const screenHeight = window.visualViewport?.height ?? window.innerHeight;
      element.style.setProperty(property, `${toastTop(box, box.top, screenHeight, boxes)}px`);
    };
    const changes = new MutationObserver(move);
    changes.observe(element, { childList: true, subtree: true });
    changes.observe(document.body, { attributeFilter: ['aria-invalid'], subtree: true });
    const stop = new AbortController();
    for (const event of ['focusin', 'resize']) window.addEventListener(event, move, { signal: stop.signal });
    window.addEventListener('scroll', move, { signal: stop.signal, capture: true, passive: true });
    return () => {
      changes.disconnect();
      stop.abort();
    };
  }, [place]);
}
