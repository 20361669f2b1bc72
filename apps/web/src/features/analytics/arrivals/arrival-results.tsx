import { type ArrivalFigures, type ArrivalGroup, arrivalGroups } from '@spotter/contract';
import { type DayRange, type FunnelStep, funnelSteps } from '@spotter/domain/analytics';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Dialog } from '../../../components/dialog.tsx';
import { Segmented } from '../../../components/form/segmented.tsx';
import { Hint } from '../../../components/hint.tsx';
import { Block, Rate } from '../block.tsx';
import { FiguresTable, NumberCell, RowName } from '../figures-table/figures-table.tsx';
import { rangeWords } from '../messages.ts';
import { ArrivalChats } from './arrival-chats.tsx';
import {
  arrivalMessages,
  arrivalSteps,
  groupEmpty,
  groupNames,
  groupScopes,
  listTitle,
  openLabel,
  rowAbout,
  rowName,
} from './arrival-messages.ts';
import { useArrivals } from './arrival-queries.ts';
import { useFramedState } from '../../../components/page/use-framed-state.ts';
import { rangeKey } from '../use-range.ts';
import { CommentsUnder } from './comments-under.tsx';
import styles from './arrival-results.module.css';

type Opened = { row: ArrivalFigures; of: FunnelStep | 'comments' };

const columnName = (of: Opened['of']) => (of === 'comments' ? arrivalMessages.comments : arrivalSteps[of]);

/** The outcome of the leads by trigger, post, ad or link. Each number opens the chats or comments behind it. */
export function ArrivalResults({ range }: { range: DayRange }) {
  const [params] = useSearchParams();
  const openPost = postIn(params.get('comments'));
  const [by, setBy] = useState<ArrivalGroup>(openPost === null ? 'trigger' : 'post');
  const figures = useArrivals(by, range);
  const [opened, setOpened] = useFramedState<Opened | null>(`${by} ${rangeKey(range)}`, null);
  const [isDetailOpen, setIsDetailOpen] = useState(openPost !== null);
  const columns: Opened['of'][] = by === 'post' ? ['comments', ...funnelSteps] : [...funnelSteps];
  return (
    <>
      {openPost !== null && (
        <Dialog opened={isDetailOpen} onClose={() => setIsDetailOpen(false)} title={arrivalMessages.comments}>
          {isDetailOpen && <CommentsUnder post={openPost} range={range} />}
        </Dialog>
      )}
      <Block
        title={arrivalMessages.title}
        aside={
          <div className={styles.group}>
            <Segmented
              label={arrivalMessages.group}
              values={arrivalGroups}
              chosen={by}
              labelOf={(group) => groupNames[group]}
              onChoose={setBy}
              isCompact
            />
          </div>
        }
        figures={figures}
        failed={arrivalMessages.failed}
        height={160}
      >
        {(rows) => {
          if (rows.length === 0) return <Hint>{groupEmpty[by]}</Hint>;
          return (
            <>
              <Hint>
                Came in {rangeWords(range)}. {groupScopes[by]}
              </Hint>
              <FiguresTable label={arrivalMessages.title} columns={[groupNames[by], ...columns.map(columnName)]}>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.key} role="row">
                      <RowName about={rowAbout(by, row)}>
                        <bdi>{rowName(by, row)}</bdi>
                      </RowName>
                      {columns.map((of) => (
                        <NumberCell
                          key={of}
                          count={row[of] ?? 0}
                          column={columnName(of)}
                          label={openLabel(by, row, columnName(of), row[of] ?? 0)}
                          onOpen={() => setOpened({ row, of })}
                          rate={of === 'comments' || of === 'new' ? undefined : <Rate part={row[of]} whole={row.new} />}
                        />
                      ))}
                    </tr>
                  ))}
                </tbody>
              </FiguresTable>
              <Dialog
                opened={opened !== null}
                onClose={() => setOpened(null)}
                title={opened === null ? '' : listTitle(by, opened.row, columnName(opened.of))}
              >
                {opened !== null &&
                  (opened.of !== 'comments' ? (
                    <ArrivalChats of={{ by, step: opened.of, key: opened.row.key }} range={range} />
                  ) : (
                    opened.row.post !== null && <CommentsUnder post={opened.row.post} range={range} />
                  ))}
              </Dialog>
            </>
          );
        }}
      </Block>
    </>
  );
}

/** Returns the post that a notification's address names, `<account>:<post>`; null where there is none. */
function postIn(address: string | null): { botId: string; _id: string } | null {
  const [botId, ...post] = (address ?? '').split(':');
  return botId === undefined || botId === '' || post.length === 0 ? null : { botId, _id: post.join(':') };
}
