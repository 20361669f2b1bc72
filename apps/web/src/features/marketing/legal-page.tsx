import { Link } from 'react-router';
import { SectionBoundary } from '../../components/page/section-boundary.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PublicLead, PublicPage } from './public-page.tsx';
import { paths } from '../../paths.ts';
import styles from './legal-page.module.css';

export type LegalSection = { title: string; paragraphs: string[]; items?: string[] };

/** A legal text, set to be read: numbered sections, short lines. */
export function LegalPage(props: { title: string; lead: string; effective: string; sections: LegalSection[] }) {
  return (
    <PublicPage as="article" className={styles.legal}>
      <PageHeading>{props.title}</PageHeading>
      <PublicLead>{props.lead}</PublicLead>
      <p className={styles.legalDate}>In effect since {props.effective}</p>
      <ol className={styles.legalSections}>
        {props.sections.map((section) => (
          <li key={section.title}>
            <SectionBoundary>
              <Section section={section} />
            </SectionBoundary>
          </li>
        ))}
      </ol>
      <p className={styles.legalContact}>
        Questions about this text? <Link to={paths.contact}>Write to us</Link>.
      </p>
    </PublicPage>
  );
}

function Section({ section }: { section: LegalSection }) {
  const { title, paragraphs, items } = section;
  return (
    <>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items !== undefined && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}
