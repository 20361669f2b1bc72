import { Button } from '@mantine/core';
import { tagMessages } from '../tag-messages.ts';
import { importMessages } from './import-messages.ts';
import { useTagDownload } from './import-queries.ts';
import styles from './tag-tools.module.css';

/** What the page "Tags" can do as a whole. */
export function TagTools(props: { hasTags: boolean; onImport: () => void; onAdd: () => void }) {
  const download = useTagDownload();
  return (
    <div className={styles.tools}>
      {props.hasTags && (
        <Button
          variant="default"
          disabled={download.isPending}
          aria-busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {download.isPending ? importMessages.downloading : importMessages.download}
        </Button>
      )}
      <Button variant="default" onClick={props.onImport}>
        {importMessages.open}
      </Button>
      <Button onClick={props.onAdd}>{tagMessages.add}</Button>
    </div>
  );
}
