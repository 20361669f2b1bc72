import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A screen's headline. After a change of screen the focus starts here, so that a screen reader says where one is. */
export function PageHeading({ className, children }: { className?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedByLink = useLocation().key !== 'default';

  useEffect(() => {
    if (arrivedByLink) heading.current?.focus({ preventScroll: true });
  }, [arrivedByLink]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
