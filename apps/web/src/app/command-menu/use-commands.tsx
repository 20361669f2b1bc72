import {
  IconBell,
  IconBook,
  IconCalendarEvent,
  IconChartLine,
  IconChecks,
  IconClockShare,
  IconCreditCard,
  IconHandStop,
  IconKeyboard,
  IconLayoutGrid,
  IconLayoutKanban,
  IconLogout,
  IconMessages,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlugConnected,
  IconPlus,
  IconShieldCheck,
  IconPhotoVideo,
  IconSparkles,
  IconUser,
  IconTags,
  IconUserX,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify';
import { isRunning } from '../../components/pause/pause-time.ts';
import { presentTime } from '../../components/time/present-time.ts';
import { accountMessages } from '../../features/accounts/messages.ts';
import { useBots } from '../../features/accounts/queries.ts';
import { useAgents } from '../../features/agents/queries.ts';
import { useLogout } from '../../features/auth/use-logout.ts';
import { useInboxCounts } from '../../features/needs-you/queries.ts';
import { notificationMessages } from '../../features/notifications/messages.ts';
import { useOpenAll, useUnreadCount } from '../../features/notifications/queries.ts';
import { paths } from '../../paths.ts';
import type { Command } from './commands.ts';
import { commandMessages } from './messages.ts';

/** What a pause from the menu silences. */
export type Pausable = { kind: 'account' | 'agent'; id: string; name: string };

type Handlers = {
  onSheet: () => void;
  onPause: (what: Pausable) => void;
  onResume: (what: Pausable) => void;
};

const pages: [name: string, to: string, Icon: typeof IconBell, words?: string][] = [
  ['Dashboard', paths.dashboard, IconLayoutGrid, 'today accounts home'],
  ['Needs you', paths.needsYou, IconHandStop, 'waiting hand-over'],
  ['Calls', paths.calls, IconCalendarEvent, 'booked appointments'],
  ['Agents', paths.agents, IconSparkles],
  ['Follow-ups', paths.followUps, IconClockShare, 'planned upcoming sequence quiet leads'],
  ['Knowledge', paths.knowledge, IconBook, 'offers questions answers'],
  ['Clips', paths.clips, IconPhotoVideo, 'recordings voice notes pictures guides'],
  ['Board', paths.board(''), IconLayoutKanban, 'stages columns kanban pipeline'],
  ['Tags', paths.tags, IconTags, 'labels clients sort'],
  ['Never list', paths.neverList, IconUserX, 'friends clients stop opted out block'],
  ['API keys', paths.developers, IconPlugConnected, 'developers integrations tools zapier'],
  ['Analytics', paths.analytics, IconChartLine, 'stats results'],
  ['Notifications', paths.notifications, IconBell],
  ['Safety record', paths.safetyRecord, IconShieldCheck],
  ['Plans', paths.subscriptions, IconCreditCard, 'billing subscription'],
  ['Profile', paths.profile, IconUser, 'settings password'],
  ['Availability', paths.availability, IconCalendarEvent, 'hours days off'],
];

/** Returns everything that the menu can open or do now, without the chats. */
export function useCommands(handlers: Handlers): Command[] {
  const navigate = useNavigate();
  const bots = useBots().data ?? [];
  const agents = useAgents().data ?? [];
  const actions = useActions(handlers);
  const go = (to: string) => () => void navigate(to);
  const pausables: (Pausable & { until: string | null })[] = [
    ...bots.map(({ _id, name, pausedUntil }) => ({
      kind: 'account' as const,
      id: _id,
      name: name || accountMessages.defaultName,
      until: pausedUntil,
    })),
    ...agents.map(({ _id, name, pausedUntil }) => ({ kind: 'agent' as const, id: _id, name, until: pausedUntil })),
  ];

  return [
    ...pages.map(([name, to, Icon, words]): Command => ({
      id: `page-${to}`,
      group: 'Pages',
      label: name,
      icon: <Icon size={20} aria-hidden />,
      ...(words === undefined ? {} : { words }),
      act: go(to),
    })),
    ...bots.map((bot): Command => ({
      id: `inbox-${bot._id}`,
      group: 'Pages',
      label: commandMessages.conversations(bot.name || accountMessages.defaultName),
      icon: <IconMessages size={20} aria-hidden />,
      words: 'inbox chats',
      act: go(paths.conversations(bot.integration)),
    })),
    ...actions,
    ...pausables.map((what) => pauseCommand(what, handlers)),
    ...agents.map((agent): Command => ({
      id: `agent-${agent._id}`,
      group: 'Agents',
      label: agent.name,
      icon: <IconSparkles size={20} aria-hidden />,
      words: 'agent',
      act: go(paths.agent(agent._id)),
    })),
  ];
}

/** Returns what can be done at once, without a page. */
function useActions({ onSheet }: Handlers): Command[] {
  const navigate = useNavigate();
  const waiting = useInboxCounts().data?.count ?? 0;
  const unread = useUnreadCount().data?.unread ?? 0;
  const openAll = useOpenAll();
  const logout = useLogout();
  const readAll = () =>
    openAll.mutate(undefined, {
      onSuccess: () => toast.success(commandMessages.allRead),
      onError: () => toast.error(notificationMessages.readAllFailed),
    });
  const action = (id: string, label: string, Icon: typeof IconBell, act: () => void, words = ''): Command => ({
    id: `action-${id}`,
    group: 'Actions',
    label,
    icon: <Icon size={20} aria-hidden />,
    words,
    act,
  });
  return [
    ...(waiting > 0
      ? [action('one-by-one', commandMessages.oneByOne, IconPlayerPlay, () => void navigate(paths.triage), 'triage')]
      : []),
    action('new-agent', commandMessages.newAgent, IconPlus, () => void navigate(paths.newAgent), 'add'),
    ...(unread > 0 ? [action('read-all', commandMessages.readAll, IconChecks, readAll)] : []),
    action('keys', commandMessages.keys, IconKeyboard, onSheet, 'shortcuts keyboard help'),
    action('logout', commandMessages.logout, IconLogout, logout, 'sign out'),
  ];
}

/** Returns the command that pauses something, or that ends its pause. */
function pauseCommand(what: Pausable & { until: string | null }, { onPause, onResume }: Handlers): Command {
  const isPaused = isRunning(what.until, presentTime());
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return {
    id: `pause-${what.kind}-${what.id}`,
    group: 'Actions',
    label: isPaused ? commandMessages.resume(what.name) : commandMessages.pause(what.name),
    detail: what.kind === 'account' ? commandMessages.account : commandMessages.agent,
    icon: <Icon size={20} aria-hidden />,
    act: () => (isPaused ? onResume(what) : onPause(what)),
  };
}
