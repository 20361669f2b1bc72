import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SectionBoundary } from '../components/page/section-boundary.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every page: the skip link, the top bar, the content and, on some pages, a footer. */
export function PageFrame(props: {
  children: ReactNode;
  footer?: ReactNode;
  /** The bar's entries for a signed-in user, if they are loaded. */
  entries?: (onGo: () => void) => ReactNode;
  bell?: ReactNode;
  /** The bar at the bottom of a phone. */
  tabs?: ReactNode;
}) {
  const { children, footer } = props;
  const { pathname } = useLocation();
  return (
    <div
      className="page"
      data-public={footer !== undefined || undefined}
      data-tabs={props.tabs !== undefined || undefined}
    >
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <TopBar {...(props.entries === undefined ? {} : { entries: props.entries })} bell={props.bell} />
      <main id="content" className="page-content">
        <SectionBoundary resetOn={pathname}>{children}</SectionBoundary>
      </main>
      {footer}
      {props.tabs}
    </div>
  );
}
