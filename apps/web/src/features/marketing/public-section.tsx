import type { ReactNode } from 'react';
import { SectionBoundary } from '../../components/page/section-boundary.tsx';

/** A section of a public page. When it fails, the others stay. */
export function PublicSection(props: {
  id?: string;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
}) {
  return (
    <section id={props.id} className={props.className} aria-label={props.label}>
      <SectionBoundary>{props.children}</SectionBoundary>
    </section>
  );
}
