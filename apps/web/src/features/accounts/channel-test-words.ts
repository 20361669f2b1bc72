import type { ChannelTest, Source } from '@spotter/contract';
import { channelFaces } from '../../components/channels.ts';
import { missingSentence, sayWhen } from './health-words.ts';

/** The fixed sentences about the test of a channel. */
export const channelTestMessages = {
  title: 'Channel test',
  hint: 'Checks access, permissions and incoming messages, and whether another agent answers here.',
  test: 'Test this channel',
  running: 'Testing…',
  failed: 'The test didn’t run. Try again in a moment.',
  tooOften: 'You tested this a lot in the last hour. Try again later.',
  notLoaded: 'We couldn’t load the last test.',
};

const accessHint =
  'Check that you may manage the account’s messages, and in the Instagram app that “Allow access to messages” is on (under Message controls, Connected tools), then reconnect.';

/** The checks of a test, in reading order. */
export const checkNames = {
  access: 'Access',
  permissions: 'Permissions',
  webhooks: 'Reports',
  events: 'Messages arrive',
  others: 'Other agents',
};
export type CheckName = keyof typeof checkNames;

/** What a check found, with the remedy. `connects`: connecting the account again is that remedy. */
export type CheckWords = { tone: 'good' | 'warning' | 'danger'; sentence: string; connects?: true };

/** Returns the words of each check of a test. */
export function checkWords(test: ChannelTest, from: Source, now: Date): Record<CheckName, CheckWords> {
  const { name: service } = channelFaces[from];
  const good = (sentence: string): CheckWords => ({ tone: 'good', sentence });
  const warning = (sentence: string): CheckWords => ({ tone: 'warning', sentence });
  const toReconnect = (sentence: string): CheckWords => ({ tone: 'danger', sentence, connects: true });
  const why = test.access === 'refused' ? `${service} doesn’t let Spotter in` : `${service} didn’t say`;
  const unknown = warning(`Not checked: ${why}.`);
  return {
    access: {
      fine: good(`${service} lets Spotter in.`),
      refused: toReconnect(`${service} no longer lets Spotter in. Reconnect the account.`),
      unreachable: warning(`${service} didn’t answer. Test again in a few minutes.`),
    }[test.access],
    permissions: {
      fine: good('Spotter may read and answer messages.'),
      missing: toReconnect(missingSentence(test.permissionsMissing)),
      refused: toReconnect(`${service} shows Spotter no messages. ${accessHint}`),
      unknown,
    }[test.permissions],
    webhooks: {
      fine: good(`${service} tells Spotter about new messages.`),
      asked_again: warning(
        `${service} had stopped telling Spotter about new messages. Spotter has asked for them again: test once more in a minute.`,
      ),
      unknown,
    }[test.webhooks],
    events: {
      fine: good(
        test.lastEventAt === null ? 'They do.' : `They do. Last heard from: ${sayWhen(test.lastEventAt, now)}.`,
      ),
      missed: toReconnect(missedSentence(test.missed)),
      none: warning(
        'Nobody wrote in the last day, so this can’t be seen. DM the account from another one, then test again.',
      ),
      unknown,
    }[test.events],
    others: otherWords(test.others, service, now),
  };
}

function missedSentence(missed: number): string {
  const messages = missed === 1 ? '1 message of the last day isn’t' : `${missed} messages of the last day aren’t`;
  return `${messages} in Spotter. Reconnect to fetch what is missing, unless you deleted that chat here.`;
}

function otherWords(others: ChannelTest['others'], service: string, now: Date): CheckWords {
  const where = others.chats === 1 ? '1 conversation' : `${others.chats} conversations`;
  const last = others.lastAt === null ? '' : `, last ${sayWhen(others.lastAt, now)}`;
  const danger = (sentence: string): CheckWords => ({ tone: 'danger', sentence });
  const warning = (sentence: string): CheckWords => ({ tone: 'warning', sentence });
  switch (others.sign) {
    case 'holds':
      return danger(
        `Another app, or Meta’s own agent, has ${where}, so your agent stays silent there. Turn it off, or choose Spotter as the default app in the Page settings.`,
      );
    case 'answers':
      return danger(
        `Another app answered in ${where}${last}. Turn it off there, or turn autoreplies off here: two agents confuse a lead.`,
      );
    case 'fast':
      return danger(
        `Something answered in ${where} within 10 seconds${last}, and it wasn’t Spotter. Turn off Meta’s own agent and the automations of Business Suite.`,
      );
    case 'connected':
      return warning(
        `${others.apps.join(', ')} gets these messages too and may answer. Remove it in the Page settings if that isn’t what you want.`,
      );
    case 'shared':
      return warning(
        'None answered in the last 30 days, but every connected app may: choose Spotter as the default app in the Page settings.',
      );
    case 'none':
      return {
        tone: 'good',
        sentence: others.namesApps
          ? 'None answered in the last 30 days.'
          : `None was seen in the last 30 days. ${service} doesn’t say which app wrote a message, so one that waits longer than 10 seconds looks like you.`,
      };
  }
}

/** Returns the line above the checks: `All good, tested 2:02 PM`. */
export function testedSentence(test: ChannelTest, words: Record<CheckName, CheckWords>, now: Date): string {
  const found = Object.values(words).filter(({ tone }) => tone !== 'good').length;
  const verdict = found === 0 ? 'All good' : found === 1 ? '1 thing to look at' : `${found} things to look at`;
  return `${verdict}, tested ${sayWhen(test.testedAt, now)}`;
}
