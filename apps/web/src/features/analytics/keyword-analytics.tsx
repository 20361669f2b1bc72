import '@mantine/core/styles/Tooltip.layer.css';
import { Skeleton, Tooltip } from '@mantine/core';
import type { Agent } from '@spotter/contract';
import { keywordRows, type KeywordStats } from '@spotter/domain';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { BlockFailure, Rate, SmallSampleNote } from './block.tsx';
import { analyticsMessages, keywordColumns } from './messages.ts';
import { useKeywordStats } from './queries.ts';
import analyticsStyles from './analytics.module.css';

/** What each keyword brought, one table for each agent. */
export function KeywordAnalytics(props: {
  agents: { data: Agent[] | undefined; isPending: boolean; isError: boolean; refetch: () => unknown };
}) {
  const { agents } = props;
  const stats = useKeywordStats(agents.data);
  const titleId = useId();
  return (
    <section className={analyticsStyles.block} aria-labelledby={titleId}>
      <div className={analyticsStyles.blockHead}>
        <h2 id={titleId}>{analyticsMessages.keywords}</h2>
        <Tooltip
          label={analyticsMessages.engagedTooltip}
          events={{ hover: true, focus: true, touch: true }}
          multiline
          maw={260}
        >
          <button type="button" className={analyticsStyles.hint} aria-label={analyticsMessages.engagedHint}>
            <IconInfoCircle size={18} aria-hidden />
          </button>
        </Tooltip>
      </div>
      <p className={analyticsStyles.quiet}>{analyticsMessages.keywordsScope}</p>
      {agents.isPending || stats.isPending ? (
        <Skeleton className="delayed" height={160} mt={16} aria-hidden />
      ) : agents.data === undefined ? (
        <BlockFailure failed={analyticsMessages.keywordsFailed} onRetry={agents.refetch} />
      ) : stats.isError ? (
        <BlockFailure failed={analyticsMessages.keywordsFailed} onRetry={stats.retry} />
      ) : stats.loaded.length === 0 ? (
        <p className={analyticsStyles.blockEmpty}>{analyticsMessages.noKeywords}</p>
      ) : (
        <div className={analyticsStyles.keywordAgents}>
          {stats.loaded.map((loaded) => (
            <AgentKeywords key={loaded.agent._id} agent={loaded.agent} stats={loaded.stats} />
          ))}
          <SmallSampleNote samples={stats.loaded.flatMap((loaded) => samplesOf(loaded.stats))} />
        </div>
      )}
    </section>
  );
}

function AgentKeywords({ agent, stats }: { agent: Agent; stats: KeywordStats }) {
  const rows = keywordRows(stats);
  const nameId = useId();
  return (
    <div className={analyticsStyles.keywordAgent}>
      <h3 id={nameId} dir="auto">
        {agent.name}
      </h3>
      {rows.length === 0 ? (
        <p className={analyticsStyles.blockEmpty}>{analyticsMessages.noAgentKeywords}</p>
      ) : (
        <div className={analyticsStyles.tableScroll} tabIndex={0} role="group" aria-labelledby={nameId}>
          <table className={analyticsStyles.figures} aria-labelledby={nameId}>
            <thead>
              <tr>
                {keywordColumns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.keyword}>
                  <th scope="row" dir="auto">
                    {row.keyword}
                  </th>
                  <td>{row.messagesHandled}</td>
                  <td>
                    <span className={analyticsStyles.rateValue}>
                      <Rate part={row.confirmedMeets} whole={row.totalConversations} />
                    </span>
                    <span className={analyticsStyles.denominator}>
                      {row.confirmedMeets} of {row.totalConversations} with 3+ replies
                    </span>
                  </td>
                  <td>
                    <span className={analyticsStyles.rateValue}>
                      <Rate part={row.totalConversations} whole={row.messagesHandled} />
                    </span>
                    <span className={analyticsStyles.denominator}>
                      {row.totalConversations} of {row.messagesHandled} handled
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function samplesOf(stats: KeywordStats): number[] {
  return keywordRows(stats).flatMap((row) => [row.totalConversations, row.messagesHandled]);
}
