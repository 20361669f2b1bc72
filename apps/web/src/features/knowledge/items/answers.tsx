import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../components/kit/icon-button.tsx';
import { deleteSentences, knowledgeMessages, shortened } from '../messages.ts';
import { Section, SectionList } from '../section.tsx';
import { useDelayedDelete } from '../../../components/undo/use-delayed-delete.ts';
import { itemMessages } from './item-messages.ts';
import { useItems, useRemoveItem } from './item-queries.ts';
import { MoreItems } from './more-items.tsx';
import styles from './items.module.css';

const AnswerDialog = lazy(() => import('./answer-dialog.tsx'));

/**
 * Questions with the coach's answers. `edited` is the id of the one that another part of the page asks to open,
 * `asked` a question of a lead that a new answer is written for.
 */
export function Answers(props: {
  edited: string | null;
  onEdited: (id: string | null) => void;
  asked: string | null;
  onAnswered: () => void;
}) {
  const items = useItems('qa');
  const { hidden, removeLater } = useDelayedDelete(useRemoveItem(), deleteSentences);
  const [isAdding, setAdding] = useState(false);
  const shown = items.data?.filter(({ _id }) => !hidden.has(_id));
  const edited = shown?.find(({ _id }) => _id === props.edited);
  return (
    <Section
      id="answers"
      title={itemMessages.answersTitle}
      hint={itemMessages.answersHint}
      actions={
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          {itemMessages.addAnswer}
        </Button>
      }
    >
      <SectionList
        query={{ ...items, data: shown }}
        failed={itemMessages.answersFailed}
        isEmpty={(list) => list.length === 0}
        empty={itemMessages.answersEmpty}
      >
        {(list) => (
          <ul className={styles.items}>
            {list.map((item) => (
              <li key={item._id} className={styles.item} aria-label={item.title}>
                <div className={styles.words}>
                  <h3 dir="auto">{item.title}</h3>
                  <p className={styles.answer} dir="auto">
                    {item.answer}
                  </p>
                </div>
                <div className={styles.tools}>
                  <IconButton
                    label={`${knowledgeMessages.edit}: ${shortened(item.title)}`}
                    onClick={() => props.onEdited(item._id)}
                  >
                    <IconPencil size={18} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={`${knowledgeMessages.remove}: ${shortened(item.title)}`}
                    onClick={() => removeLater(item._id, item.title)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </IconButton>
                </div>
              </li>
            ))}
          </ul>
        )}
      </SectionList>
      <MoreItems query={items} />
      <Suspense>
        {edited !== undefined && <AnswerDialog key={edited._id} item={edited} onClose={() => props.onEdited(null)} />}
        {props.asked !== null && (
          <AnswerDialog key={props.asked} item={null} question={props.asked} onClose={props.onAnswered} />
        )}
        {isAdding && <AnswerDialog item={null} onClose={() => setAdding(false)} />}
      </Suspense>
    </Section>
  );
}
