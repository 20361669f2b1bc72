import type { AgentResult } from '@spotter/contract';
import { percentOf, type DayRange } from '@spotter/domain';
import { Block, SmallSample, SmallSampleLegend } from './block.tsx';
import { analyticsMessages as messages, rangeWords } from './messages.ts';
import { useResults } from './queries.ts';

const columns = [
  { name: 'More than 2 responses', of: (row: AgentResult) => row.talking },
  { name: 'Qualified', of: (row: AgentResult) => row.qualified },
  { name: 'Booked', of: (row: AgentResult) => row.booked },
  { name: 'Showed up', of: (row: AgentResult) => row.shown },
];

/** What became of the conversations engaged in the range, by agent and keyword. */
export function ResultsTable({ range }: { range: DayRange }) {
  const results = useResults(range);
  return (
    <Block title={messages.results} figures={results} failed={messages.resultsFailed} height={200}>
      {(rows) => {
        if (rows.length === 0) return <p className="block-empty">{messages.noResults}</p>;
        const agents = Map.groupBy(rows, ({ agentId }) => agentId);
        return (
          <>
            <p className="quiet">
              Every percentage is of the conversations engaged {rangeWords(range)} with that agent and keyword.
            </p>
            <div className="table-scroll" tabIndex={0} role="group" aria-label={messages.results}>
              <table className="figures results">
                <thead>
                  <tr>
                    <th scope="col">Agent and keyword</th>
                    <th scope="col">Engaged</th>
                    {columns.map(({ name }) => (
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
              <SmallSampleLegend samples={rows.map(({ engaged }) => engaged)} />
            </div>
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
      <td>
        <SmallSample of={row.engaged} compact /> {row.engaged}
      </td>
      {columns.map((column) => (
        <td key={column.name}>
          {column.of(row)} <span className="quiet">{Math.round(percentOf(column.of(row), row.engaged))}%</span>
        </td>
      ))}
    </tr>
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
    qualified: sum(({ qualified }) => qualified),
    booked: sum(({ booked }) => booked),
    shown: sum(({ shown }) => shown),
  };
}
