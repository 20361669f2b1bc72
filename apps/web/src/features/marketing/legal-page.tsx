import { Link } from 'react-router';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { paths } from '../../paths.ts';

export type LegalSection = { title: string; paragraphs: string[]; items?: string[] };

/** A text that binds, set to be read: numbered sections, short lines. */
export function LegalPage(props: { title: string; lead: string; effective: string; sections: LegalSection[] }) {
  return (
    <article className="public-page legal">
      <PageHeading>{props.title}</PageHeading>
      <p className="page-lead">{props.lead}</p>
      <p className="legal-date">In effect since {props.effective}</p>
      <ol className="legal-sections">
        {props.sections.map(({ title, paragraphs, items }) => (
          <li key={title}>
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
          </li>
        ))}
      </ol>
      <p className="legal-contact">
        Questions about this text? <Link to={paths.contact}>Write to us</Link>.
      </p>
    </article>
  );
}
