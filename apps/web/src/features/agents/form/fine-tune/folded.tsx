import { type ReactNode, type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import styles from './fine-tune.module.css';

/** Fields behind their summary. It opens where one is refused, or the address names one. */
export function Folded(props: {
  place: RefObject<HTMLDetailsElement | null>;
  id?: string;
  summary: ReactNode;
  hasProblem: boolean;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  const { place, hasProblem } = props;
  const { hash, key } = useLocation();
  useEffect(() => {
    if (place.current !== null && hasProblem) place.current.open = true;
  }, [place, hasProblem]);
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (place.current === null || target === null || !place.current.contains(target)) return;
    place.current.open = true;
    target.scrollIntoView({ block: 'start' });
  }, [place, hash, key]);
  return (
    <details ref={place} id={props.id} className={styles.more} open={props.isOpenAtFirst ?? false}>
      <summary>{props.summary}</summary>
      <div className={styles.moreFields}>{props.children}</div>
    </details>
  );
}
