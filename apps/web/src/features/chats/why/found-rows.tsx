import type { FoundSource } from '@spotter/contract';
import { Link } from 'react-router';
import { SourceList } from '../../../components/sources/source-list.tsx';
import { paths } from '../../../paths.ts';
import { whyMessages } from './why-messages.ts';
import { Row } from './why-row.tsx';

/** What the lead asked, what was found and whether the answer uses it, with the way to a better answer. */
export function FoundRows({ found }: { found: FoundSource }) {
  const { asked, source, used } = found;
  return (
    <>
      <Row name={whyMessages.asked}>
        <q dir="auto">{asked}</q>{' '}
        <Link className="text-action" to={`${paths.knowledge}?${new URLSearchParams({ fix: asked })}#answers`}>
          {whyMessages.fixAnswer}
        </Link>
      </Row>
      <Row name={whyMessages.found}>
        {source === null ? (
          whyMessages.nothingFound
        ) : (
          <>
            <SourceList sources={[{ ...source, quote: '' }]} /> {used ? whyMessages.used : whyMessages.notUsed}
          </>
        )}
      </Row>
    </>
  );
}
