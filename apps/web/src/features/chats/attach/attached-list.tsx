import { ActionIcon } from '@mantine/core';
import { IconFile, IconMicrophone, IconRefresh, IconX } from '@tabler/icons-react';
import { attachMessages } from './attach-messages.ts';
import type { Attached, Attachments } from './use-attachments.ts';
import styles from './attached-list.module.css';

/** The files in the send box: what each is, how far its upload is, and the ways out. */
export function AttachedList({ attachments }: { attachments: Attachments }) {
  const { attached, refusals } = attachments;
  return (
    <>
      {attached.length > 0 && (
        <ul className={styles.attachedList} aria-label={attachMessages.list}>
          {attached.map((one) => (
            <AttachedFile
              key={one.key}
              attached={one}
              onRemove={() => attachments.remove(one.key)}
              onAgain={() => attachments.again(one.key)}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        {refusals.map((sentence) => (
          <p key={sentence} className={styles.refusal}>
            {sentence}
          </p>
        ))}
      </div>
    </>
  );
}

function AttachedFile(props: { attached: Attached; onRemove: () => void; onAgain: () => void }) {
  const { file, failure, id, progress } = props.attached;
  const isUploading = id === null && failure === null;
  return (
    <li className={styles.attachedFile} data-failed={failure !== null || undefined}>
      <Preview attached={props.attached} />
      <div className={styles.about}>
        <p className={styles.name} dir="auto">
          {file.name}
        </p>
        <p className={styles.state}>
          {failure ??
            (id !== null
              ? attachMessages.ready
              : progress === null
                ? attachMessages.waits
                : attachMessages.uploading(Math.round(progress * 100)))}
        </p>
        {isUploading && <progress className={styles.progress} value={progress ?? 0} aria-hidden />}
      </div>
      {failure !== null && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={attachMessages.again(file.name)}
          onClick={props.onAgain}
        >
          <IconRefresh size={18} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={isUploading ? attachMessages.stop(file.name) : attachMessages.remove(file.name)}
        onClick={props.onRemove}
      >
        <IconX size={18} />
      </ActionIcon>
    </li>
  );
}

function Preview({ attached: { kind, file, preview } }: { attached: Attached }) {
  if (kind === 'image') return <img className={styles.picture} src={preview} alt={file.name} />;
  if (kind === 'video') return <video className={styles.picture} src={preview} muted aria-label={file.name} />;
  const Icon = kind === 'audio' ? IconMicrophone : IconFile;
  return (
    <span className={styles.picture}>
      <Icon size={20} aria-hidden />
    </span>
  );
}
