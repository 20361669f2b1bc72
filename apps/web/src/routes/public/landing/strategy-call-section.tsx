import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './strategy-call-section.module.css';

type StrategyCall = ComponentType<{ signInAddress: string }>;

/** How far below the screen the calendar begins to load. */
const loadAhead = '600px';

/** The place of the calendar. It loads when a visitor scrolls near, because most visitors never do. */
export function StrategyCallSection({ signInAddress }: { signInAddress: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [Calendar, setCalendar] = useState<StrategyCall | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const load = () => {
      import('../../../features/booking/visitor/strategy-call.tsx').then(
        (loaded) => setCalendar(() => loaded.default),
        () => setFailed(true),
      );
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: loadAhead },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={styles.strategyPlace}>
      {Calendar !== null && <Calendar signInAddress={signInAddress} />}
      {failed && <p role="alert">The calendar didn’t load. Reload the page to try again.</p>}
    </div>
  );
}
