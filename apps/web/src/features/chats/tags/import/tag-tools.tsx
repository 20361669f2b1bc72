import { Button } from '@mantine/core';
import { tagImportRoutes } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../../api/services.ts';
import { saveFile } from '../../../../components/save-file.ts';
import { tagMessages } from '../tag-messages.ts';
import styles from './tag-tools.module.css';

/** What the page "Tags" can do as a whole. */
export function TagTools(props: { hasTags: boolean; onImport: () => void; onAdd: () => void }) {
  const { api } = useServices();
  const download = useMutation({
    mutationFn: async () => (await api.send(tagImportRoutes.exportCsv.path)).blob(),
    onSuccess: (file) => saveFile(file, `spotter-tags-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: () => toast.error(tagMessages.downloadFailed),
  });
  return (
    <div className={styles.tools}>
      {props.hasTags && (
        <Button
          variant="default"
          disabled={download.isPending}
          aria-busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {download.isPending ? tagMessages.downloading : tagMessages.download}
        </Button>
      )}
      <Button variant="default" onClick={props.onImport}>
        {tagMessages.bringIn}
      </Button>
      <Button onClick={props.onAdd}>{tagMessages.add}</Button>
    </div>
  );
}
