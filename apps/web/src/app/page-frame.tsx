import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SectionBoundary } from '../components/page/section-boundary.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every public page: the skip link, the top bar, the content and the footer. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="page" data-public="">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <TopBar />
      <main id="content" className="page-content">
        <SectionBoundary resetOn={pathname}>{children}</SectionBoundary>
      </main>
      <Footer />
    </div>
  );
}
