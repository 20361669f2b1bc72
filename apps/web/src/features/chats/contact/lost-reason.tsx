import { NativeSelect, TextInput } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import { type LostReason, maxLostNoteLength } from '@spotter/domain/inbox';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { lostReasonNames } from '../../../components/words/lost-reasons.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { useChatChange } from '../use-chat-change.ts';

/** Why a lead is lost, which the coach can change; more about it in words where it is another reason. */
export function LostReasonField({ chat }: { chat: Chat }) {
  const change = useChatChange(chat._id);
  const stored = chat.lost ?? { reason: 'other' as const, note: null };
  const shown = change.isPending ? (change.variables?.lost ?? stored) : stored;
  const [note, setNote] = useState<string | null>(null);
  const save = (lost: { reason: LostReason; note: string | null }) =>
    change.mutate({ lost }, { onSuccess: () => setNote(null), onError: () => toast.error(inboxMessages.lostFailed) });
  const typed = note ?? shown.note ?? '';
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label={inboxMessages.lostReason}
        value={shown.reason}
        data={Object.entries(lostReasonNames).map(([value, label]) => ({ value, label }))}
        onChange={(event) => save({ reason: event.currentTarget.value as LostReason, note: null })}
      />
      {(shown.reason === 'other' || typed !== '') && (
        <TextInput
          size="sm"
          aria-label={inboxMessages.lostNote}
          placeholder={inboxMessages.lostNote}
          autoComplete="off"
          maxLength={maxLostNoteLength}
          dir="auto"
          value={typed}
          onChange={(event) => setNote(event.currentTarget.value)}
          onBlur={() => {
            if (typed.trim() !== (stored.note ?? '')) save({ reason: shown.reason, note: typed.trim() || null });
          }}
        />
      )}
    </>
  );
}
