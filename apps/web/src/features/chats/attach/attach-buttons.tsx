import { ActionIcon } from '@mantine/core';
import { channelOf, type Chat } from '@spotter/contract';
import { channelMedia, mediaKinds, mediaTypes } from '@spotter/domain/media';
import { IconMicrophone, IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { attachMessages } from './attach-messages.ts';

/** The buttons that add a file or a voice note to a message. */
export function AttachButtons(props: { chat: Chat; onFiles: (files: File[]) => void; onRecord: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const limits = channelMedia[channelOf(props.chat.from)];
  const types = mediaKinds.flatMap((kind) => limits[kind].formats.map((format) => mediaTypes[format]));
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={types.join(',')}
        aria-label={attachMessages.attach}
        onChange={({ currentTarget }) => {
          props.onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={attachMessages.attach}
        title={attachMessages.attach}
        onClick={() => input.current?.click()}
      >
        <IconPaperclip size={19} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={attachMessages.record}
        title={attachMessages.record}
        onClick={props.onRecord}
      >
        <IconMicrophone size={19} />
      </ActionIcon>
    </>
  );
}
