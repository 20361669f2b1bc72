import { type RefObject, useEffect, useState } from 'react';

/** One moment of the playback: how many items show, whether the next one is being written, and for how long. */
export type Frame = { shown: number; typing: boolean; ms: number };

const nothing: Frame = { shown: 0, typing: false, ms: 0 };

/**
 * Plays frames in a loop while they are in view. It begins with the first, which the prerendered page shows. For
 * people who prefer reduced motion it stays on a frame that shows everything.
 */
export function usePlayback(frames: readonly Frame[], stage: RefObject<Element | null>) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [seen, setSeen] = useState(false);
  const [still, setStill] = useState(false);
  const running = seen && !paused && !still;

  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setStill(reduced.matches);
    follow();
    reduced.addEventListener('change', follow);
    return () => reduced.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (stage.current === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      threshold: 0.4,
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((index + 1) % frames.length), frames[index]?.ms);
    return () => clearTimeout(timer);
  }, [running, index, frames]);

  const fullest = frames.toSorted((one, other) => other.shown - one.shown)[0];
  const frame = (still ? fullest : frames[index]) ?? nothing;
  return { frame, still, paused, toggle: () => setPaused(!paused) };
}
