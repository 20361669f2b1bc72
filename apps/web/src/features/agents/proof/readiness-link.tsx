import { LinkFromHere } from '../../../components/way-back/link-from-here.tsx';
import { paths } from '../../../paths.ts';
import { useReadiness } from './readiness-queries.ts';

/** How many simulated leads went well with what an agent has published, or the way to try. */
export function ReadinessLink(props: {
  agentId: string;
  /** Tells a screen reader which of several agents it is. */
  name?: string;
  className?: string | undefined;
}) {
  const { agentId, name, className } = props;
  const readiness = useReadiness();
  if (readiness.isPending) return null;
  const ready = readiness.data?.find((each) => each.agentId === agentId);
  return (
    <LinkFromHere className={className ?? 'text-action'} to={paths.agentProof(agentId)} aria-description={name}>
      {ready === undefined ? 'Try with simulated leads' : `${ready.passed} of ${ready.total} simulated leads went well`}
    </LinkFromHere>
  );
}
