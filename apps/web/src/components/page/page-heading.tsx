import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A screen's headline. After a change of screen the focus starts here, so that a screen reader says where the
 * user is. Use `level` 2 above the screen's own title.
 */
export function PageHeading(props: {
  className?: string | undefined;
  id?: string;
  level?: 1 | 2;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const loaded = useRef(key === 'default' ? pathname : null);
  const Heading = props.level === 2 ? 'h2' : 'h1';

  useEffect(() => {
    if (loaded.current === pathname) return;
    loaded.current = null;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Heading ref={heading} tabIndex={-1} id={props.id} className={props.className}>
      {props.children}
    </Heading>
  );
}
