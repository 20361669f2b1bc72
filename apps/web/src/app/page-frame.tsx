import type { ReactNode } from 'react';
import { TopBar } from './top-bar.tsx';

/** The frame of every page: the way past the bar, the bar, the content, and a foot where there is one. */
export function PageFrame({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  return (
    <div className="page" data-public={footer !== undefined || undefined}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <TopBar />
      <main id="content" className="page-content">
        {children}
      </main>
      {footer}
    </div>
  );
}
