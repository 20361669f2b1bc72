import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { deleteSentences, knowledgeMessages, saveFailure } from '../messages.ts';
import { Section, SectionList } from '../section.tsx';
import { useDelayedDelete } from '../../../components/undo/use-delayed-delete.ts';
import { itemMessages } from './item-messages.ts';
import { useItemChanges, useItems, useRemoveItem } from './item-queries.ts';
import { MoreItems } from './more-items.tsx';
import { addressOf, maxUrlLength } from './page-address.ts';
import { SourceRow } from './source-row.tsx';
import styles from './items.module.css';

/** Web pages that the server reads, with the field that adds one. */
export function Pages() {
  const items = useItems('page');
  const { hidden, removeLater } = useDelayedDelete(useRemoveItem(), deleteSentences);
  const shown = items.data?.filter(({ _id }) => !hidden.has(_id));
  return (
    <Section id="pages" title={itemMessages.pagesTitle} hint={itemMessages.pagesHint}>
      <AddPage />
      <SectionList
        query={{ ...items, data: shown }}
        failed={itemMessages.pagesFailed}
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

function AddPage() {
  const { add } = useItemChanges();
  const [url, setUrl] = useState('');
  const typed = url.trim();
  return (
    <form
      className={styles.addPage}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === '' || add.isPending) return;
        add.mutate({ kind: 'page', url: addressOf(typed) }, { onSuccess: () => setUrl('') });
      }}
    >
      <TextInput
        aria-label={itemMessages.url}
        inputMode="url"
        autoComplete="off"
        placeholder={itemMessages.urlPlaceholder}
        maxLength={maxUrlLength}
        value={url}
        onChange={(event) => {
          setUrl(event.currentTarget.value);
          add.reset();
        }}
      />
      <Button type="submit" variant="default" disabled={typed === '' || add.isPending}>
        {add.isPending ? knowledgeMessages.adding : itemMessages.addPage}
      </Button>
      <FormFailure message={add.isError ? saveFailure(add.error) : null} />
      <p className="visually-hidden" role="status">
        {add.isSuccess && itemMessages.pageAdded}
      </p>
    </form>
  );
}
