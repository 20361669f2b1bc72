import type { AgentResult, EngagedColumn } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import type { ReactNode } from 'react';
import { useFramedState } from '../../components/page/use-framed-state.ts';
import { EngagedDialog, type OpenedNumber } from './behind-numbers/engaged-dialog.tsx';
import { openNumberLabel } from './behind-numbers/messages.ts';
import { NumberButton } from './behind-numbers/number-button.tsx';
import { Block, Rate } from './block.tsx';
import { NumberCell } from './figures-table/figures-table.tsx';
import { analyticsMessages as messages, rangeWords, resultColumns, sourceName } from './messages.ts';
import { useResults } from './queries.ts';
import { rangeKey } from './use-range.ts';
import styles from './analytics.module.css';
import { RowCards } from './row-cards/row-cards.tsx';
import tableStyles from './results-table.module.css';

const sourcesShown = 3;

const [cameFrom, engaged, talking, qualified, booked, rate, shown] = resultColumns;

/** The results of the conversations engaged in the range, by agent and keyword, and what brought them. */
export function ResultsTable({ range }: { range: DayRange }) {
  const results = useResults(range);
  const [opened, setOpened] = useFramedState<OpenedNumber | null>(rangeKey(range), null);
  const rowOf = (row: AgentResult, of: { agentId: string; keyword?: string }, names: string[]) => ({
    row,
    name: names.at(-1)!,
    onOpen: (column: EngagedColumn) => setOpened({ of: { column, ...of }, names, count: row[column] }),
    labelOf: (column: EngagedColumn) => openNumberLabel(names, column, row[column]),
    onOpenSource: ({ source, name, count }: FromSource) =>
      setOpened({ of: { column: 'engaged', ...of, source }, names: [...names, name], count }),
    labelOfSource: ({ name, count }: FromSource) => openNumberLabel([...names, name], 'engaged', count),
  });
  return (
    <Block title={messages.results} figures={results} failed={messages.resultsFailed} height={200}>
      {(rows) => {
        if (rows.length === 0) return <p className={styles.blockEmpty}>{messages.noResults}</p>;
        const agents = Map.groupBy(rows, ({ agentId }) => agentId);
        return (
          <>
            <p className={styles.quiet}>Conversations engaged {rangeWords(range)}, and what came of them.</p>
            <div className={tableStyles.tableScroll} tabIndex={0} role="group" aria-label={messages.results}>
              <RowCards className={`${tableStyles.figures} ${tableStyles.results}`}>
                <thead>
                  <tr role="row">
                    <th scope="col" role="columnheader">
                      Agent and keyword
                    </th>
                    {resultColumns.map((name) => (
                      <th key={name} scope="col" role="columnheader">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                {[...agents].map(([id, own]) => {
                  const agentId = id ?? '';
                  const agent = agentName(own[0]!);
                  return (
                    <tbody key={agentId}>
                      <ResultRow {...rowOf(sumOf(own), { agentId }, [agent])} isAgent />
                      {own.map((row) => {
                        const keyword = row.keyword ?? '';
                        const names = [agent, row.keyword ?? messages.noKeyword];
                        return <ResultRow key={keyword} {...rowOf(row, { agentId, keyword }, names)} />;
                      })}
                    </tbody>
                  );
                })}
              </RowCards>
            </div>
            <EngagedDialog opened={opened} range={range} onClose={() => setOpened(null)} />
          </>
        );
      }}
    </Block>
  );
}

/** The numbers of a row. Each opens the conversations behind it. */
function ResultRow(props: {
  row: AgentResult;
  name: string;
  isAgent?: boolean;
  onOpen: (column: EngagedColumn) => void;
  labelOf: (column: EngagedColumn) => string;
  onOpenSource: (of: FromSource) => void;
  labelOfSource: (of: FromSource) => string;
}) {
  const { row, name, isAgent, onOpen, labelOf } = props;
  const cell = (of: EngagedColumn, column: string) => (
    <NumberCell count={row[of]} column={column} label={labelOf(of)} onOpen={() => onOpen(of)} />
  );
  const numberOf = (of: EngagedColumn) => (
    <NumberButton count={row[of]} label={labelOf(of)} onOpen={() => onOpen(of)} />
  );
  return (
    <tr role="row" data-agent={isAgent}>
      <th scope="row" role="rowheader" dir="auto">
        {name}
      </th>
      <td role="cell" className={tableStyles.cameFrom} data-column={cameFrom}>
        {isAgent ? null : <CameFrom row={row} onOpen={props.onOpenSource} labelOf={props.labelOfSource} />}
      </td>
      {cell('engaged', engaged)}
      {cell('talking', talking)}
      {cell('qualified', qualified)}
      {cell('booked', booked)}
      <PartCell column={rate} part={row.talkingBooked} whole={row.talking}>
        {numberOf('talkingBooked')} of {numberOf('talking')} with 3+ replies
      </PartCell>
      <PartCell column={shown} part={row.shown} whole={row.past}>
        {numberOf('shown')} of {numberOf('past')} {row.past === 1 ? 'past call' : 'past calls'}
      </PartCell>
    </tr>
  );
}

/** A rate with what it is a part of; empty if the whole is zero. */
function PartCell(props: { column: string; part: number; whole: number; children: ReactNode }) {
  const { column, part, whole } = props;
  if (whole === 0) {
    return (
      <td role="cell" className={styles.quiet} data-column={column}>
        –
      </td>
    );
  }
  return (
    <td role="cell" data-column={column}>
      <span className={tableStyles.rateValue}>
        <Rate part={part} whole={whole} />
      </span>
      <span className={tableStyles.denominator}>{props.children}</span>
    </td>
  );
}

/** What came by one ad or link, or directly (empty). */
type FromSource = { source: string; name: string; count: number };

/**
 * The ads and links that brought most of a row's conversations, and how many came without one; each opens what
 * it brought. The others are only counted.
 */
function CameFrom(props: { row: AgentResult; onOpen: (of: FromSource) => void; labelOf: (of: FromSource) => string }) {
  const { row, onOpen, labelOf } = props;
  const named = row.sources.slice(0, sourcesShown);
  const sum = (sources: AgentResult['sources']) => sources.reduce((total, source) => total + source.engaged, 0);
  const byOthers = row.byOtherSources + sum(row.sources.slice(sourcesShown));
  const lineOf = (of: FromSource) =>
    of.count > 0 && (
      <SourceLine key={of.source} name={of.name}>
        <NumberButton count={of.count} label={labelOf(of)} onOpen={() => onOpen(of)} />
      </SourceLine>
    );
  return (
    <ul>
      {named.map((source) =>
        lineOf({ source: `${source.kind} ${source.name ?? ''}`, name: sourceName(source), count: source.engaged }),
      )}
      {byOthers > 0 && <SourceLine name={messages.otherSources}>{byOthers}</SourceLine>}
      {lineOf({ source: '', name: messages.direct, count: row.engaged - byOthers - sum(named) })}
    </ul>
  );
}

function SourceLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <span title={name} dir="auto">
        {name}
      </span>{' '}
      <span className={styles.quiet}>{children}</span>
    </li>
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
    engaged: sum((row) => row.engaged),
    talking: sum((row) => row.talking),
    talkingBooked: sum((row) => row.talkingBooked),
    qualified: sum((row) => row.qualified),
    booked: sum((row) => row.booked),
    past: sum((row) => row.past),
    shown: sum((row) => row.shown),
    sources: [],
    byOtherSources: 0,
  };
}
