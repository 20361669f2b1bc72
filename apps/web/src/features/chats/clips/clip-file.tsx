import { Button } from '@mantine/core';
import { channelKinds } from '@spotter/domain/channels';
import { channelMedia, decideClip, mediaKinds, type MediaKind, mediaTypes } from '@spotter/domain/media';
import { IconMicrophone, IconPaperclip } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { offeredFile } from '../attach/offered-file.ts';
import { VoiceRecorder } from '../attach/voice-recorder.tsx';
import { clipMessages } from './clip-messages.ts';
import { ClipView } from './clip-view.tsx';
import styles from './clip-file.module.css';

/** A file that is to become a clip. */
export type ClipFile = { file: File; kind: MediaKind; url: string };

const types = channelKinds.flatMap((channel) =>
  mediaKinds.flatMap((kind) => channelMedia[channel][kind].formats.map((format) => mediaTypes[format])),
);

/** Records a clip or takes a file for it. What no channel takes is refused in words. */
export function ClipFileField(props: {
  chosen: ClipFile | null;
  isRecording: boolean;
  onRecording: (isRecording: boolean) => void;
  onChoose: (chosen: ClipFile | null) => void;
}) {
  const { chosen, isRecording, onRecording, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const url = chosen?.url ?? null;
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);

  async function take(file: File): Promise<void> {
    const decision = decideClip(await offeredFile(file));
    setRefusal(decision.kind === 'refused' ? decision.sentence : null);
    if (decision.kind === 'taken') onChoose({ file, kind: decision.as, url: URL.createObjectURL(file) });
  }

  if (chosen !== null) {
    return (
      <div className={styles.chosen}>
        <ClipView name={chosen.file.name} kind={chosen.kind} url={chosen.url} />
        <button type="button" className="text-action" onClick={() => onChoose(null)}>
          {clipMessages.other}
        </button>
      </div>
    );
  }
  return (
    <div>
      {isRecording ? (
        <VoiceRecorder onUse={(file) => void take(file)} onClose={() => onRecording(false)} />
      ) : (
        <div className={styles.ways}>
          <Button
            variant="default"
            leftSection={<IconMicrophone size={18} aria-hidden />}
            onClick={() => onRecording(true)}
          >
            {clipMessages.record}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPaperclip size={18} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {clipMessages.choose}
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label={clipMessages.file}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void take(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <div role="alert">{refusal !== null && <p className={styles.refusal}>{refusal}</p>}</div>
    </div>
  );
}
