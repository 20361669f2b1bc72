import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SectionBoundary } from '../../components/page/section-boundary.tsx';
import { paths } from '../../paths.ts';
import { isCurrent } from './current-entry.ts';
import type { RailProps } from './rail.tsx';
import type { TabBarProps } from './tab-bar.tsx';

/**
 * The frame of every page of the signed-in: the skip link, the rail, the content and a phone's tabs.
 * The rail and the tabs may come after the content.
 */
export function SignedInFrame(props: {
  Rail: ComponentType<RailProps>;
  TabBar: ComponentType<TabBarProps>;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const { Rail, TabBar } = props;
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const close = () => setOpen(false);
  return (
    <div className="page" data-framed="" data-inbox={isCurrent(pathname, paths.inbox) || undefined}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Suspense fallback={<div className="shape-rail" />}>
        <Rail
          isOpen={isOpen}
          onClose={close}
          onEscape={() => {
            close();
            more.current?.focus();
          }}
        />
      </Suspense>
      <main id="content" className="page-content">
        <SectionBoundary resetOn={pathname}>{props.children}</SectionBoundary>
      </main>
      {props.footer}
      <Suspense fallback={null}>
        <TabBar more={more} isOpen={isOpen} onMore={() => setOpen(!isOpen)} onGo={close} />
      </Suspense>
    </div>
  );
}
