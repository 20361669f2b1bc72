import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SectionBoundary } from '../../components/page/section-boundary.tsx';
import { Rail } from './rail.tsx';
import { isCurrent } from './rail-entries.tsx';
import { TabBar } from './tab-bar.tsx';
import { paths } from '../../paths.ts';

/** The frame of every page of the signed-in: the skip link, the rail, the content and a phone's tabs. */
export function SignedInFrame({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const close = () => setOpen(false);
  return (
    <div className="page" data-framed="" data-inbox={isCurrent(pathname, paths.inbox) || undefined}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Rail
        isOpen={isOpen}
        onClose={close}
        onEscape={() => {
          close();
          more.current?.focus();
        }}
      />
      <main id="content" className="page-content">
        <SectionBoundary resetOn={pathname}>{children}</SectionBoundary>
      </main>
      {footer}
      <TabBar more={more} isOpen={isOpen} onMore={() => setOpen(!isOpen)} onGo={close} />
    </div>
  );
}
