import { type Bot, botRoutes } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { toast } from 'react-toastify';
import { AutoreplySwitch } from '../../components/form/autoreply-switch.tsx';
import { useMay } from '../../api/rights/use-may.ts';
import { useServices } from '../../api/services.ts';
import { keepBot } from './queries.ts';
import styles from './account-detail.module.css';

/** What the switch says that has kept what leads send. */
const keepMediaMessages = {
  label: 'Keep what leads send',
  hint: 'Pictures, voice notes and videos sent here from now on still open after Messenger’s links expire; they count toward your 2 GB of files. Turning this off leaves what is kept until you delete the chat. What leads send on Instagram is never kept.',
  on: 'What leads send is kept from now on',
  off: 'What leads send is no longer kept',
  failed: 'This couldn’t be changed. Please try again.',
};

/** Lets the coach have kept what leads send to an account. */
export function KeepMedia({ bot }: { bot: Bot }) {
  const { api } = useServices();
  const mayChange = useMay(botRoutes.update);
  const queryClient = useQueryClient();
  const keep = useMutation({
    scope: { id: `bot-${bot._id}` },
    mutationFn: (keepsMedia: boolean) => api.call(botRoutes.update, { params: { id: bot._id }, body: { keepsMedia } }),
    onSuccess(changed) {
      keepBot(queryClient, changed);
      toast.success(changed.keepsMedia ? keepMediaMessages.on : keepMediaMessages.off);
    },
    onError: () => toast.error(keepMediaMessages.failed),
  });
  const hintId = useId();
  return (
    <div className={styles.keepMedia}>
      <AutoreplySwitch
        label={<span className={styles.keepMediaName}>{keepMediaMessages.label}</span>}
        aria-describedby={hintId}
        disabled={!mayChange}
        checked={keep.isPending ? keep.variables : bot.keepsMedia}
        onChange={(event) => keep.mutate(event.currentTarget.checked)}
      />
      <p id={hintId}>{keepMediaMessages.hint}</p>
    </div>
  );
}
