import { Button } from '@mantine/core';
import { chatRoutes, type Chat } from '@spotter/contract';
import { IconDownload, IconBan, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { Dialog, DialogActions, DialogText } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { DangerAction } from '../../../components/form/danger-action.tsx';
import { paths } from '../../../paths.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { useSpamMark } from '../state/use-spam-mark.ts';
import { useListFilter } from '../list/use-list-filter.ts';
import styles from './contact-data.module.css';

/** The coach's means to answer a contact's request about their data: a file with all of it, or its deletion. */
export function ContactData({ chat, contactName }: { chat: Chat; contactName: string }) {
  const { api } = useServices();
  const [asking, setAsking] = useState(false);
  const spam = useSpamMark(chat._id);
  const download = useMutation({
    mutationFn: async () => (await api.send(`/chat/${encodeURIComponent(chat._id)}/export`)).blob(),
    onSuccess: (file) => saveFile(file, `spotter-contact-${chat.username ?? chat._id}.json`),
    onError: () => toast.error(inboxMessages.contactExportFailed),
  });
  return (
    <section>
      <h2>{inboxMessages.contactData}</h2>
      <div className={styles.contactData}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={download.isPending}
          aria-busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {inboxMessages.contactExport}
        </Button>
        {/* It stays in its place, so that a second tap does not hit the one that deletes. */}
        <Button
          size="sm"
          variant="default"
          leftSection={<IconBan size={16} aria-hidden />}
          disabled={spam.isPending}
          aria-busy={spam.isPending}
          onClick={() => spam.mark(chat.spam === null)}
        >
          {chat.spam === null ? inboxMessages.markSpam : inboxMessages.notSpam}
        </Button>
        <DangerAction size="sm" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setAsking(true)}>
          {inboxMessages.deleteChat}
        </DangerAction>
      </div>
      <DeleteChatDialog chat={chat} contactName={contactName} opened={asking} onClose={() => setAsking(false)} />
    </section>
  );
}

function DeleteChatDialog(props: { chat: Chat; contactName: string; opened: boolean; onClose: () => void }) {
  const { chat, contactName } = props;
  const { api } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { kept } = useListFilter();
  const removal = useMutation({
    mutationFn: () => api.call(chatRoutes.remove, { params: { id: chat._id } }),
    onSuccess: async () => {
      await navigate(paths.conversations(chat.credentialId) + kept, { replace: true });
      void queryClient.invalidateQueries();
      toast.success(inboxMessages.chatDeleted);
    },
  });
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={inboxMessages.deleteChatTitle(contactName)}>
      <DialogText>{inboxMessages.deleteChatText}</DialogText>
      <FormFailure message={removal.isError ? inboxMessages.deleteChatFailed : null} />
      <DialogActions>
        <Button variant="default" data-autofocus onClick={props.onClose}>
          {inboxMessages.deleteChatKeep}
        </Button>
        <Button
          color="danger"
          disabled={removal.isPending}
          aria-busy={removal.isPending}
          onClick={() => removal.mutate()}
        >
          {removal.isPending ? inboxMessages.deletingChat : inboxMessages.deleteChat}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
