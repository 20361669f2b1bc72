import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Frame, usePlayback } from './use-playback.ts';

/** A phone on which a conversation plays. Every item has its place from the start; only the view moves. */
export function PlayingPhone(props: {
  /** What there is to see, for those who cannot. */
  description: string;
  frames: readonly Frame[];
  items: readonly ReactNode[];
  renderHeader: (shown: number) => ReactNode;
}) {
  const stage = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { frame, still, paused, toggle } = usePlayback(props.frames, stage);
  useNewestInView(list, frame);

  return (
    <figure className="phone" ref={stage}>
      <figcaption className="visually-hidden">{props.description}</figcaption>
      <div className="phone-body" aria-hidden>
        <div className="phone-header">{props.renderHeader(frame.shown)}</div>
        <div className="phone-screen">
          <div className="phone-list" ref={list}>
            {props.items.map((item, index) => (
              <ul key={index} className="phone-item" data-hidden={index >= frame.shown || undefined}>
                {item}
                {frame.typing && index === frame.shown && (
                  <li className="phone-typing">
                    <span className="writing-dots">
                      <span />
                      <span />
                      <span />
                    </span>
                  </li>
                )}
              </ul>
            ))}
          </div>
        </div>
      </div>
      {!still && (
        <button type="button" className="phone-toggle" onClick={toggle}>
          {paused ? <IconPlayerPlayFilled size={14} aria-hidden /> : <IconPlayerPauseFilled size={14} aria-hidden />}
          {paused ? 'Play' : 'Pause'} <span className="visually-hidden">the conversation</span>
        </button>
      )}
    </figure>
  );
}

const typingHeight = 64;

/** Moves the list up as far as the newest item needs. A transform, so that nothing on the page shifts. */
function useNewestInView(list: { current: HTMLElement | null }, frame: Frame) {
  useLayoutEffect(() => {
    const moved = list.current;
    const screen = moved?.parentElement;
    if (!moved || !screen) return;
    const place = () => {
      const items = moved.children as HTMLCollectionOf<HTMLElement>;
      const last = items[frame.shown - 1];
      const bottom = (last === undefined ? 0 : last.offsetTop + last.offsetHeight) + (frame.typing ? typingHeight : 0);
      moved.style.transform = `translateY(${Math.min(0, screen.clientHeight - bottom - 16)}px)`;
    };
    place();
    // Text is laid out anew when the fonts arrive.
    const observer = new ResizeObserver(place);
    observer.observe(moved);
    return () => observer.disconnect();
  }, [list, frame]);
}
