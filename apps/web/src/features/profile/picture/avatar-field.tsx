import { Button } from '@mantine/core';
import type { User } from '@spotter/contract';
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { profileMessages } from '../messages.ts';
import { pictureTypes, refusePicture } from './picture-file.ts';
import styles from './avatar-field.module.css';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** The user's picture. The user chooses or drops a new one, then crops it to a square. */
export function AvatarField({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [draggedOver, setDraggedOver] = useState(false);

  function take(chosen: File | undefined) {
    if (chosen === undefined) return;
    const refusal = refusePicture(chosen);
    setFailure(refusal);
    setFile(refusal === null ? chosen : null);
  }

  function over(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(true);
  }

  return (
    <div
      className={styles.avatarField}
      data-dragged-over={draggedOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDraggedOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Avatar name={`${user.first_name} ${user.last_name}`} picture={user.avatar} size={80} />
      <div>
        <Button variant="default" onClick={() => input.current?.click()}>
          {profileMessages.pictureChoose}
        </Button>
        <p className={styles.avatarHint}>{profileMessages.pictureHint}</p>
        <FormFailure message={failure} />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={profileMessages.pictureInput}
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          // Lets the same file be chosen again.
          event.currentTarget.value = '';
        }}
      />
      {file !== null && (
        <Suspense>
          <CropDialog
            user={user}
            file={file}
            onClose={() => setFile(null)}
            onUnreadable={() => {
              setFile(null);
              setFailure(profileMessages.pictureUnreadable);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
