import { Button, NativeSelect } from '@mantine/core';
import type { Member } from '@spotter/contract';
import { useState } from 'react';
import { useAnswering } from '../../api/rights/use-colleagues.ts';
import { Dialog, DialogActions, DialogText } from '../../components/dialog.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { teamMessages } from './messages.ts';
import { failureOf, useMemberChats, useRemove } from './queries.ts';

/** Asks before somebody loses access, and who gets their chats. */
export default function RemoveMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const remove = useRemove();
  const chats = useMemberChats(member._id) ?? 0;
  const others = useAnswering().filter(({ _id }) => _id !== member._id);
  const [chatsTo, setChatsTo] = useState('');
  return (
    <Dialog opened onClose={onClose} title={teamMessages.removeTitle(member.name)}>
      <DialogText>{teamMessages.removeText}</DialogText>
      {chats > 0 && (
        <>
          <DialogText>{teamMessages.chats(chats)}</DialogText>
          <NativeSelect
            label={teamMessages.chatsTo}
            value={chatsTo}
            data={[
              { value: '', label: teamMessages.toNobody },
              ...others.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={(event) => setChatsTo(event.currentTarget.value)}
          />
        </>
      )}
      <FormFailure message={failureOf(remove.error)} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {teamMessages.cancel}
        </Button>
        <Button
          color="danger"
          disabled={remove.isPending}
          aria-busy={remove.isPending}
          onClick={() => remove.mutate({ id: member._id, chatsTo: chatsTo || null }, { onSuccess: onClose })}
        >
          {remove.isPending ? teamMessages.removing : teamMessages.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
