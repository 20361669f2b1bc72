import { Section, SectionList } from '../section.tsx';
import { deleteSentences } from '../messages.ts';
import { useDelayedDelete } from '../../../components/undo/use-delayed-delete.ts';
import { itemMessages } from './item-messages.ts';
import { useItems, useRemoveItem } from './item-queries.ts';
import { MoreItems } from './more-items.tsx';
import { SourceRow } from './source-row.tsx';
import { UploadField } from './upload-field.tsx';
import styles from './items.module.css';

/** Files that the server reads, with the field that takes new ones. */
export function Files() {
  const items = useItems('file');
  const { hidden, removeLater } = useDelayedDelete(useRemoveItem(), deleteSentences);
  const shown = items.data?.filter(({ _id }) => !hidden.has(_id));
  return (
    <Section id="files" title={itemMessages.filesTitle} hint={itemMessages.filesHint}>
      <UploadField />
      <SectionList
        query={{ ...items, data: shown }}
        failed={itemMessages.filesFailed}
        isEmpty={(list) => list.length === 0}
      >
        {(list) => (
          <ul className={styles.items}>
            {list.map((item) => (
              <SourceRow key={item._id} item={item} onRemove={() => removeLater(item._id, item.title)} />
            ))}
          </ul>
        )}
      </SectionList>
      <MoreItems query={items} />
    </Section>
  );
}
