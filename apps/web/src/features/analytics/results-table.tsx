import type { AgentResult } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import { Block, Rate, SmallSampleNote } from './block.tsx';
import { analyticsMessages as messages, rangeWords, resultColumns, sourceName } from './messages.ts';
import { useResults } from './queries.ts';
import styles from './analytics.module.css';
import tableStyles from './results-table.module.css';

const sourcesShown = 3;

/** The results of the conversations engaged in the range, by agent and keyword, and what brought them. */
export function ResultsTable({ range }: { range: DayRange }) {
  const results = useResults(range);
  return (
    <Block title={messages.results} figures={results} failed={messages.resultsFailed} height={200}>
      {(rows) => {
        if (rows.length === 0) return <p className={styles.blockEmpty}>{messages.noResults}</p>;
        const agents = Map.groupBy(rows, ({ agentId }) => agentId);
        return (
          <>
            <p className={styles.quiet}>Conversations engaged {rangeWords(range)}, and what came of them.</p>
            <div className={tableStyles.tableScroll} tabIndex={0} role="group" aria-label={messages.results}>
              <table className={`${tableStyles.figures} ${tableStyles.results}`}>
                <thead>
                  <tr>
                    <th scope="col">Agent and keyword</th>
                    {resultColumns.map((name) => (
                      <th key={name} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                {[...agents].map(([agentId, own]) => (
                  <tbody key={agentId}>
                    <ResultRow row={sumOf(own)} name={agentName(own[0]!)} isAgent />
                    {own.map((row) => (
                      <ResultRow key={row.keyword} row={row} name={row.keyword ?? messages.noKeyword} />
                    ))}
                  </tbody>
                ))}
              </table>
            </div>
            <SmallSampleNote samples={rows.flatMap(({ talking, past }) => [talking, past])} />
          </>
        );
      }}
    </Block>
  );
}

function ResultRow({ row, name, isAgent }: { row: AgentResult; name: string; isAgent?: boolean }) {
  return (
    <tr data-agent={isAgent}>
      <th scope="row" dir="auto">
        {name}
      </th>
      <td className={tableStyles.cameFrom}>{isAgent ? null : <CameFrom row={row} />}</td>
      <td>{row.engaged}</td>
      <td>{row.talking}</td>
      <td>{row.qualified}</td>
      <td>{row.booked}</td>
      <PartCell part={row.talkingBooked} whole={row.talking} of="with 3+ replies" />
      <PartCell part={row.shown} whole={row.past} of={row.past === 1 ? 'past call' : 'past calls'} />
    </tr>
  );
}

/** A rate with what it is a part of; empty if the whole is zero. */
function PartCell({ part, whole, of }: { part: number; whole: number; of: string }) {
  if (whole === 0) return <td className={styles.quiet}>–</td>;
  return (
    <td>
      <span className={tableStyles.rateValue}>
        <Rate part={part} whole={whole} />
      </span>
      <span className={tableStyles.denominator}>
        {part} of {whole} {of}
      </span>
    </td>
  );
}

/** The ads and links that brought most of a row's conversations, and how many came without one. */
function CameFrom({ row }: { row: AgentResult }) {
  const shown = row.sources.slice(0, sourcesShown);
  const byOthers = row.sources.slice(sourcesShown).reduce((sum, { engaged }) => sum + engaged, 0);
  const direct = row.engaged - byOthers - shown.reduce((sum, { engaged }) => sum + engaged, 0);
  const lines = [
    ...shown.map((source) => ({ name: sourceName(source), engaged: source.engaged })),
    { name: messages.otherSources, engaged: byOthers },
    { name: messages.direct, engaged: direct },
  ];
  return (
    <ul>
      {lines
        .filter(({ engaged }) => engaged > 0)
        .map(({ name, engaged }) => (
          <li key={name}>
            <span title={name} dir="auto">
              {name}
            </span>{' '}
            <span className={styles.quiet}>{engaged}</span>
          </li>
        ))}
    </ul>
  );
}

function agentName({ agentId, agentName: name }: AgentResult): string {
  return name ?? (agentId === null ? messages.noAgent : messages.deletedAgent);
}

function sumOf(rows: AgentResult[]): AgentResult {
  const sum = (figure: (row: AgentResult) => number) => rows.reduce((total, row) => total + figure(row), 0);
  return {
    ...rows[0]!,
    keyword: null,
    engaged: sum(({ engaged }) => engaged),
    talking: sum(({ talking }) => talking),
    talkingBooked: sum(({ talkingBooked }) => talkingBooked),
    qualified: sum(({ qualified }) => qualified),
    booked: sum(({ booked }) => booked),
    past: sum(({ past }) => past),
    shown: sum(({ shown }) => shown),
    sources: [],
  };
}
