import { Button } from '@mantine/core';
import { type Agent, agentRoutes } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { Dialog, DialogActions, DialogText } from '../../components/dialog.tsx';
import { DangerAction } from '../../components/form/danger-action.tsx';
import { paths } from '../../paths.ts';
import { agentMessages, isExpiredSession } from './messages.ts';
import { forgetAgent } from './one-agent.ts';
import styles from './delete-agent.module.css';

/** Deletes the agent after asking. */
export function DeleteAgent({ agent, onDeleted }: { agent: Agent; onDeleted: () => void }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const deletion = useMutation({
    mutationFn: () => api.call(agentRoutes.remove, { params: { id: agent._id } }),
    onSuccess: async () => {
      onDeleted();
      toast.success(agentMessages.deleted);
      await navigate(paths.agents, { replace: true });
      forgetAgent(queryClient, agent._id);
    },
    onError: (error) => {
      if (!isExpiredSession(error)) toast.error(agentMessages.deleteFailed);
    },
  });

  return (
    <>
      <DangerAction className={styles.remove} onClick={() => setAsking(true)}>
        {agentMessages.remove}
      </DangerAction>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={agentMessages.removeTitle}>
        <DialogText>{agentMessages.removeText}</DialogText>
        <DialogActions>
          <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
            {agentMessages.keep}
          </Button>
          <Button
            color="danger"
            disabled={deletion.isPending}
            aria-busy={deletion.isPending}
            onClick={() => deletion.mutate()}
          >
            {deletion.isPending ? agentMessages.removing : agentMessages.confirmRemove}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
