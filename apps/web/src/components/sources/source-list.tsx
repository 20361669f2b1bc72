import type { NamedSource } from '@spotter/contract';
import { IconFileText, IconMessageCircleQuestion, IconTag, IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import styles from './source-list.module.css';

/** The part of the page that has each kind, the icon that stands for it, and its word. */
const sourceKinds = {
  offer: { section: 'offers', Icon: IconTag, word: 'Offer' },
  entry: { section: 'answers', Icon: IconMessageCircleQuestion, word: 'Answer' },
  page: { section: 'pages', Icon: IconWorld, word: 'Page' },
  file: { section: 'files', Icon: IconFileText, word: 'File' },
} as const;

/** What an answer rests on, each with the words that carry it. */
export function SourceList({ sources }: { sources: NamedSource[] }) {
  return (
    <ul className={styles.sources}>
      {sources.map(({ id, kind, title, quote }) => {
        const { Icon, section, word } = sourceKinds[kind];
        return (
          <li key={id}>
            <Icon size={16} aria-hidden />
            <div>
              <Link to={`${paths.knowledge}#${section}`} dir="auto">
                <span className="visually-hidden">{word}: </span>
                {title}
              </Link>
              {quote !== '' && (
                <p dir="auto">
                  <q>{quote}</q>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
