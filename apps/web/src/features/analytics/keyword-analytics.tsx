import '@mantine/core/styles/Tooltip.layer.css';
import { Skeleton, Tooltip } from '@mantine/core';
import type { Agent, EngagedColumn } from '@spotter/contract';
import { type DayRange, type KeywordRow, keywordRows, type KeywordStats } from '@spotter/domain/analytics';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { IconButton } from '../../components/kit/icon-button.tsx';
import { useFramedState } from '../../components/page/use-framed-state.ts';
import { EngagedDialog, type OpenedNumber } from './behind-numbers/engaged-dialog.tsx';
import { openNumberLabel } from './behind-numbers/messages.ts';
import { NumberButton } from './behind-numbers/number-button.tsx';
import { BlockFailure, Rate } from './block.tsx';
import { NumberCell } from './figures-table/figures-table.tsx';
import { analyticsMessages, keywordColumns, rangeWords } from './messages.ts';
import { useKeywordStats } from './queries.ts';
import { rangeKey } from './use-range.ts';
import analyticsStyles from './analytics.module.css';
import { RowCards } from './row-cards/row-cards.tsx';
import tableStyles from './results-table.module.css';

/** What each keyword brought in a range, with one table per agent. */
export function KeywordAnalytics(props: {
  range: DayRange;
  agents: { data: Agent[] | undefined; isPending: boolean; isError: boolean; refetch: () => unknown };
}) {
  const { agents, range } = props;
  const stats = useKeywordStats(agents.data, range);
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
          <IconButton className={analyticsStyles.hint} label={analyticsMessages.engagedHint}>
            <IconInfoCircle size={18} aria-hidden />
          </IconButton>
        </Tooltip>
      </div>
      <p className={analyticsStyles.quiet}>Conversations engaged {rangeWords(range)}.</p>
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
            <AgentKeywords key={loaded.agent._id} agent={loaded.agent} stats={loaded.stats} range={range} />
          ))}
        </div>
      )}
    </section>
  );
}

function AgentKeywords({ agent, stats, range }: { agent: Agent; stats: KeywordStats; range: DayRange }) {
  const rows = keywordRows(stats);
  const [opened, setOpened] = useFramedState<OpenedNumber | null>(rangeKey(range), null);
  const nameId = useId();
  return (
    <div className={analyticsStyles.keywordAgent}>
      <h3 id={nameId} dir="auto">
        {agent.name}
      </h3>
      {rows.length === 0 ? (
        <p className={analyticsStyles.blockEmpty}>{analyticsMessages.noAgentKeywords}</p>
      ) : (
        <div className={tableStyles.tableScroll} tabIndex={0} role="group" aria-labelledby={nameId}>
          <RowCards className={tableStyles.figures} aria-labelledby={nameId}>
            <thead>
              <tr role="row">
                {keywordColumns.map((column) => (
                  <th key={column} scope="col" role="columnheader">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <KeywordRowCells
                  key={row.keyword}
                  row={row}
                  onOpen={(column, count) =>
                    setOpened({
                      of: { column, agentId: agent._id, keyword: row.keyword },
                      names: [agent.name, row.keyword],
                      count,
                    })
                  }
                  labelOf={(column, count) => openNumberLabel([agent.name, row.keyword], column, count)}
                />
              ))}
            </tbody>
          </RowCards>
          <EngagedDialog opened={opened} range={range} onClose={() => setOpened(null)} />
        </div>
      )}
    </div>
  );
}

/** The numbers of a keyword, each a button that opens the conversations behind it. */
function KeywordRowCells(props: {
  row: KeywordRow;
  onOpen: (column: EngagedColumn, count: number) => void;
  labelOf: (column: EngagedColumn, count: number) => string;
}) {
  const { row, onOpen, labelOf } = props;
  const numberOf = (column: EngagedColumn, count: number) => (
    <NumberButton count={count} label={labelOf(column, count)} onOpen={() => onOpen(column, count)} />
  );
  return (
    <tr role="row">
      <th scope="row" role="rowheader" dir="auto">
        {row.keyword}
      </th>
      <NumberCell
        count={row.messagesHandled}
        column={keywordColumns[1]}
        label={labelOf('engaged', row.messagesHandled)}
        onOpen={() => onOpen('engaged', row.messagesHandled)}
      />
      <td role="cell" data-column={keywordColumns[2]}>
        <span className={tableStyles.rateValue}>
          <Rate part={row.confirmedMeets} whole={row.totalConversations} />
        </span>
        <span className={tableStyles.denominator}>
          {numberOf('talkingBooked', row.confirmedMeets)} of {numberOf('talking', row.totalConversations)} with 3+
          replies
        </span>
      </td>
      <td role="cell" data-column={keywordColumns[3]}>
        <span className={tableStyles.rateValue}>
          <Rate part={row.totalConversations} whole={row.messagesHandled} />
        </span>
        <span className={tableStyles.denominator}>
          {numberOf('talking', row.totalConversations)} of {numberOf('engaged', row.messagesHandled)} handled
        </span>
      </td>
    </tr>
  );
}
