import { Link } from 'react-router';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { pageMeta } from '../../components/page/page-meta.ts';
import { SectionBoundary } from '../../components/page/section-boundary.tsx';
import { PublicPage } from '../../features/marketing/public-page.tsx';
import { questions } from '../../features/marketing/faq-content.ts';
import { paths } from '../../paths.ts';
import styles from './faq.module.css';

export function meta() {
  return pageMeta({
    path: paths.faq,
    title: 'Questions and answers · Spotter',
    description:
      'What Spotter is, how its chatbot and booking work, which platforms it supports and how your data is stored.',
  });
}

export default function FaqPage() {
  return (
    <PublicPage>
      <PageHeading>What coaches ask first</PageHeading>
      <ul className={styles.questions}>
        {questions.map((each) => (
          <li key={each.question}>
            <SectionBoundary>
              <Question asked={each} />
            </SectionBoundary>
          </li>
        ))}
      </ul>
      <p className={styles.questionsMore}>
        Another question? <Link to={paths.contact}>Write to us</Link>.
      </p>
    </PublicPage>
  );
}

function Question({ asked }: { asked: (typeof questions)[number] }) {
  return (
    <>
      <h2>{asked.question}</h2>
      <div>
        {asked.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  );
}
