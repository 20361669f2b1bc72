import { NativeSelect } from '@mantine/core';
import { type Revenue as Figures, type RevenueGroup, revenueGroups, type RevenueSum } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import { sayMoney } from '@spotter/domain/money';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { Hint } from '../../../components/hint.tsx';
import { useFramedState } from '../../../components/page/use-framed-state.ts';
import { sayDayAndClock } from '../../../components/time/said-times.ts';
import { paths } from '../../../paths.ts';
import { Block } from '../block.tsx';
import { FiguresTable, NumberCell, RowName } from '../figures-table/figures-table.tsx';
import { ChatLinks } from '../funnel-chats.tsx';
import { rangeWords } from '../messages.ts';
import { rangeKey } from '../use-range.ts';
import {
  groupNames,
  groupScopes,
  listTitle,
  openLabel,
  revenueMessages,
  rowAbout,
  rowName,
  sayCalls,
} from './revenue-messages.ts';
import { type SumOf, useRevenue, useWonCalls } from './revenue-queries.ts';

type Opened = { of: SumOf; title: string };

/** What the calls of a range won, by what brought them: a column for each currency. Each sum opens its calls. */
export function Revenue({ range }: { range: DayRange }) {
  const [by, setBy] = useState<RevenueGroup>('keyword');
  const figures = useRevenue(by, range);
  const [opened, setOpened] = useFramedState<Opened | null>(`${by} ${rangeKey(range)}`, null);
  return (
    <Block
      title={revenueMessages.title}
      aside={
        <NativeSelect
          size="sm"
          ml="auto"
          aria-label={revenueMessages.group}
          value={by}
          data={revenueGroups.map((value) => ({ value, label: groupNames[value] }))}
          onChange={(event) => setBy(event.currentTarget.value as RevenueGroup)}
        />
      }
      figures={figures}
      failed={revenueMessages.failed}
      height={160}
    >
      {(found) => (
        <>
          {found.total.length === 0 ? (
            <Hint>{revenueMessages.none}</Hint>
          ) : (
            <>
              <Hint>
                Calls {rangeWords(range)}. {groupScopes[by]}
              </Hint>
              <Sums by={by} found={found} onOpen={setOpened} />
            </>
          )}
          <Dialog opened={opened !== null} onClose={() => setOpened(null)} title={opened?.title ?? ''}>
            {opened !== null && <WonCalls of={opened.of} range={range} />}
          </Dialog>
        </>
      )}
    </Block>
  );
}

function Sums({ by, found, onOpen }: { by: RevenueGroup; found: Figures; onOpen: (opened: Opened) => void }) {
  const currencies = found.total.map(({ currency }) => currency);
  const rows = [
    { key: undefined, name: revenueMessages.all, about: undefined, sums: found.total },
    ...found.rows.map((row) => ({ key: row.key, name: rowName(by, row), about: rowAbout(row), sums: row.sums })),
  ];
  return (
    <FiguresTable label={revenueMessages.title} columns={[groupNames[by], ...currencies]}>
      <tbody>
        {rows.map(({ key, name, about, sums }) => (
          <tr key={key === undefined ? 'all' : `row ${key}`} role="row">
            <RowName about={about}>
              <bdi>{name}</bdi>
            </RowName>
            {currencies.map((currency) => {
              const sum = sumIn(sums, currency);
              return (
                <NumberCell
                  key={currency}
                  count={sum.calls}
                  shown={sayMoney(sum)}
                  column={currency}
                  label={openLabel(name, about, sum)}
                  onOpen={() => onOpen({ of: { by, key, currency }, title: listTitle(name, sum) })}
                  rate={sayCalls(sum.calls)}
                />
              );
            })}
          </tr>
        ))}
        {found.others.length > 0 && (
          <tr role="row">
            <RowName>{revenueMessages.others}</RowName>
            {currencies.map((currency) => (
              <td key={currency} role="cell" data-column={currency}>
                {sayMoney(sumIn(found.others, currency))}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </FiguresTable>
  );
}

function sumIn(sums: RevenueSum[], currency: string): RevenueSum {
  return sums.find((sum) => sum.currency === currency) ?? { currency, amount: 0, calls: 0 };
}

/** The calls behind a sum; one without a chat leads to the calls that were. */
function WonCalls({ of, range }: { of: SumOf; range: DayRange }) {
  return (
    <ChatLinks
      chats={useWonCalls(of, range)}
      keyOf={({ _id }) => _id}
      describe={(call) => `${sayMoney(call)} · ${sayDayAndClock(call.start)}`}
      pathOf={({ chatId }) => (chatId === null ? `${paths.calls}?show=past` : paths.chat(chatId))}
      failed={revenueMessages.callsFailed}
    />
  );
}
