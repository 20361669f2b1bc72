import { sourceOf, type Bot } from '@spotter/contract';
import type { BotOfAccount } from './bots.repository.ts';

/** Returns a stored bot as the API shows it. */
export function presentBot({ bot, credentialStatus, pause }: BotOfAccount): Bot {
  return {
    _id: bot.id,
    id: bot.id,
    name: bot.name,
    from: sourceOf(bot.channel),
    integration: bot.credentialId,
    igId: bot.accountId,
    botEnabled: bot.enabled,
    enabled: bot.enabled,
    status: credentialStatus === 'connected' ? 'connected' : 'reconnect_needed',
    platformDownUntil: pause?.because === 'provider-down' ? (pause.until?.toISOString() ?? null) : null,
    pausedUntil: bot.pausedUntil?.toISOString() ?? null,
    keepsMedia: bot.keepsMedia,
  };
}
