import { type Bot, botRoutes } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { AutoreplySwitch } from '../../components/form/autoreply-switch.tsx';
import { useMay } from '../../api/rights/use-may.ts';
import { useServices } from '../../api/services.ts';
import { accountMessages } from './messages.ts';
import { keepBot } from './queries.ts';

/**
 * Turns the autoreplies of a whole account on or off. It flips right away and, as the product specifies, stays
 * flipped after a failure. `isShort`: in view it says only whether they are on.
 */
export function AccountAutoreplyToggle({ bot, isShort = false }: { bot: Bot; isShort?: boolean }) {
  const { api } = useServices();
  const maySwitch = useMay(botRoutes.setEnabled);
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<boolean | null>(null);
  // A change from another tab wins over what was chosen here.
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

  const isOn = chosen ?? bot.botEnabled;
  const short = {
    label: isOn ? accountMessages.agentOn : accountMessages.agentOff,
    'aria-label': accountMessages.toggle,
    title: accountMessages.toggle,
  };
  return (
    <AutoreplySwitch
      {...(isShort ? short : { label: accountMessages.toggle })}
      disabled={!maySwitch}
      checked={isOn}
      onChange={(event) => {
        setChosen(event.currentTarget.checked);
        mutate(event.currentTarget.checked);
      }}
    />
  );
}
