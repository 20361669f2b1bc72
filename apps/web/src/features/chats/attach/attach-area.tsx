import { AttachedList } from './attached-list.tsx';
import type { Attachments } from './use-attachments.ts';
import { VoiceRecorder } from './voice-recorder.tsx';

/** What is about to be sent beside the text: the recorder while it runs, and the files. */
export function AttachArea({ attachments, onRecorded }: { attachments: Attachments; onRecorded: () => void }) {
  return (
    <>
      {attachments.isRecording && (
        <VoiceRecorder
          onUse={(file) => void attachments.add([file])}
          onClose={() => {
            attachments.record(false);
            onRecorded();
          }}
        />
      )}
      <AttachedList attachments={attachments} />
    </>
  );
}
