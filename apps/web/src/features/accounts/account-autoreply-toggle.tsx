import { Switch } from '@mantine/core';
import { type Bot, botRoutes } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { accountMessages } from './messages.ts';
import { keepBot } from './queries.ts';

/** Switches the autoreplies of a whole account. It flips at once and, as the product has it, stays so on failure. */
export function AccountAutoreplyToggle({ bot }: { bot: Bot }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<boolean | null>(null);
  // What another tab has changed since counts more than what was chosen here.
  const [known, setKnown] = useState(bot.botEnabled);
  if (known !== bot.botEnabled) {
    setKnown(bot.botEnabled);
    setChosen(null);
  }
  const { mutate } = useMutation({
    scope: { id: `bot-${bot._id}` },
    mutationFn: (botEnabled: boolean) => api.call(botRoutes.setEnabled, { body: { botId: bot._id, botEnabled } }),
    onSuccess: (changed, botEnabled) => {
      keepBot(queryClient, changed);
      toast.success(botEnabled ? accountMessages.enabled : accountMessages.disabled);
    },
    onError: () => toast.error(accountMessages.toggleFailed),
  });

  return (
    <Switch
      className="autoreply-toggle"
      label={accountMessages.toggle}
      labelPosition="left"
      checked={chosen ?? bot.botEnabled}
      onChange={(event) => {
        setChosen(event.currentTarget.checked);
        mutate(event.currentTarget.checked);
      }}
    />
  );
}
