import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onNear` when the end of a list comes near, so that the next page loads before the user needs it. */
export function ScrollSentinel(props: { onNear: () => void; within: RefObject<HTMLElement | null> }) {
  const mark = useRef<HTMLDivElement>(null);
  const onNear = useRef(props.onNear);
  useEffect(() => {
    onNear.current = props.onNear;
  });

  const { within } = props;
  useEffect(() => {
    if (mark.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNear.current();
      },
      { root: within.current, rootMargin: '400px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [within]);

  return <div ref={mark} />;
}
