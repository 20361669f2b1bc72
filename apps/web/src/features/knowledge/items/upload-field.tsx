import { IconAlertCircle, IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { IconButton } from '../../../components/kit/icon-button.tsx';
import { saveFailure } from '../messages.ts';
import { fileEndings, refuseFile } from './file-types.ts';
import { itemMessages } from './item-messages.ts';
import { useItemChanges } from './item-queries.ts';
import styles from './upload-field.module.css';

type Upload = { key: number; name: string; failure: string | null };

/** Takes files by drag or by keyboard. They upload one after the other, and one refusal holds up no other. */
export function UploadField() {
  const { uploads, take, end } = useUploads();
  const input = useRef<HTMLInputElement>(null);
  const [draggedOver, setDraggedOver] = useState(false);

  function over(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(true);
  }

  return (
    <>
      <div
        className={styles.field}
        data-dragged-over={draggedOver || undefined}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setDraggedOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <IconUpload size={20} stroke={1.75} aria-hidden />
        <p>
          {itemMessages.drop}{' '}
          <button
            type="button"
            className="text-action"
            aria-describedby="file-limits"
            onClick={() => input.current?.click()}
          >
            {itemMessages.choose}
          </button>
        </p>
        <p className={styles.limits} id="file-limits">
          {itemMessages.limits}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={itemMessages.fileInput}
          accept={fileEndings.join(',')}
          onChange={(event) => {
            take(event.currentTarget.files ?? []);
            // Lets the same file be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <UploadList uploads={uploads} onDismiss={end} />
    </>
  );
}

/** What is on its way, and what was refused. */
function UploadList({ uploads, onDismiss }: { uploads: Upload[]; onDismiss: (key: number) => void }) {
  return (
    <ul className={styles.uploads} aria-live="polite">
      {uploads.map(({ key, name, failure }) => (
        <li key={key} data-failed={failure !== null || undefined}>
          {failure === null ? (
            <span>
              {name} · {itemMessages.uploading}
            </span>
          ) : (
            <>
              <IconAlertCircle size={18} aria-hidden />
              <span>{failure}</span>
              <IconButton label={`${itemMessages.dismiss}: ${name}`} onClick={() => onDismiss(key)}>
                <IconX size={18} aria-hidden />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Uploads files one after the other, and remembers those that failed. */
function useUploads() {
  const { upload } = useItemChanges();
  const nextKey = useRef(0);
  /** The last of the line: the server takes one file at a time. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [uploads, setUploads] = useState<Upload[]>([]);
  const end = (key: number) => setUploads((before) => before.filter((other) => other.key !== key));

  async function send(file: File) {
    const key = (nextKey.current += 1);
    const refusal = refuseFile(file);
    const failure = refusal === null ? null : `${file.name} ${refusal}`;
    setUploads((before) => [...before, { key, name: file.name, failure }]);
    if (failure !== null) return;
    const sent = last.current.then(() => upload.mutateAsync(file));
    last.current = sent.catch(() => undefined);
    try {
      await sent;
      end(key);
    } catch (error) {
      const reason = error instanceof Error ? saveFailure(error) : itemMessages.uploadFailed;
      setUploads((before) =>
        before.map((other) => (other.key === key ? { ...other, failure: `${file.name}: ${reason}` } : other)),
      );
    }
  }

  return {
    uploads,
    take(files: Iterable<File>) {
      for (const file of files) void send(file);
    },
    end,
  };
}
