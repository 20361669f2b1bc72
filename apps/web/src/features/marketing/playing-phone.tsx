import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { WritingDots } from '../../components/writing-dots.tsx';
import { type Frame, usePlayback } from './use-playback.ts';
import styles from './playing-phone.module.css';

/** A phone on which a conversation plays. Every item has its place from the start, and only the view moves. */
export function PlayingPhone(props: {
  /** The description of the picture for people who cannot see it. */
  description: string;
  frames: readonly Frame[];
  items: readonly ReactNode[];
  renderHeader: (shown: number) => ReactNode;
  /** What a visitor can use, below the conversation. */
  footer?: ReactNode;
}) {
  const stage = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { frame, still, paused, toggle } = usePlayback(props.frames, stage);
  useNewestInView(list, frame);

  return (
    <figure className={styles.phone} ref={stage}>
      <figcaption className="visually-hidden">{props.description}</figcaption>
      <div className={styles.phoneBody}>
        <div className={styles.phoneHeader} aria-hidden>
          {props.renderHeader(frame.shown)}
        </div>
        <div className={styles.phoneScreen} aria-hidden>
          <div className={styles.phoneList} ref={list}>
            {props.items.map((item, index) => (
              <ul key={index} className={styles.phoneItem} data-hidden={index >= frame.shown || undefined}>
                {item}
                {frame.typing && index === frame.shown && (
                  <li className={styles.phoneTyping}>
                    <WritingDots />
                  </li>
                )}
              </ul>
            ))}
          </div>
        </div>
        {props.footer}
      </div>
      {!still && (
        <button type="button" className={styles.phoneToggle} onClick={toggle}>
          {paused ? <IconPlayerPlayFilled size={14} aria-hidden /> : <IconPlayerPauseFilled size={14} aria-hidden />}
          {paused ? 'Play' : 'Pause'} <span className="visually-hidden">the conversation</span>
        </button>
      )}
    </figure>
  );
}

const typingHeight = 64;

/** Moves the list up as far as the newest item needs. It uses a transform, so that nothing on the page shifts. */
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
    // The text's layout changes when the fonts arrive, and the screen's when a box comes below it.
    const observer = new ResizeObserver(place);
    observer.observe(moved);
    observer.observe(screen);
    return () => observer.disconnect();
  }, [list, frame]);
}
