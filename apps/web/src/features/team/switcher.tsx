import { IconCheck, IconSelector } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { storeWorkspace } from '../../api/rights/store-workspace.ts';
import { useSession } from '../../api/platform.ts';
import { workspacesKey } from '../../api/rights/use-workspace.ts';
import { useServices } from '../../api/services.ts';
import { roleNames, teamMessages } from './messages.ts';
import { useWorkspaces } from './queries.ts';
import styles from './switcher.module.css';
import { useArrive, useSwitch } from './use-switch.ts';

/** The workspace in which the session is, and the way to the others. Shows nothing where there is only one. */
export function Switcher() {
  const workspaces = useWorkspaces().data ?? [];
  const current = workspaces.find(({ isCurrent }) => isCurrent);
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const goTo = useSwitch();
  useFollowed(current);
  if (current === undefined || workspaces.length < 2) return null;
  return (
    <div
      className={styles.switcher}
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return;
        // The menu of a phone stays open.
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.current}
        aria-label={`${teamMessages.switcher}: ${current.name}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <bdi>{current.name}</bdi>
        <IconSelector size={18} aria-hidden />
      </button>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {workspaces.map((workspace) => (
          <li key={workspace._id}>
            <button
              type="button"
              className={styles.place}
              aria-current={workspace.isCurrent || undefined}
              disabled={busy}
              onClick={() => {
                if (workspace.isCurrent) return setOpen(false);
                setBusy(true);
                void goTo(workspace).finally(() => setBusy(false));
              }}
            >
              <span>
                <bdi>{workspace.name}</bdi>
                <small>{roleNames[workspace.role]}</small>
              </span>
              {workspace.isCurrent && <IconCheck size={18} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Reads the workspaces again whenever the live connection comes back, because every change of them closes it. If
 * the session is in another one then (another tab switched, or the user was removed), the page is loaded again.
 */
function useFollowed(current: { _id: string; name: string; isOwn: boolean } | undefined) {
  const { live } = useServices();
  const queryClient = useQueryClient();
  const userId = useSession()?.user._id;
  const arrive = useArrive();
  const first = useRef<string | null>(null);
  useEffect(
    () => live.follow(() => void queryClient.invalidateQueries({ queryKey: workspacesKey })),
    [live, queryClient],
  );
  useEffect(() => {
    if (current === undefined || userId === undefined) return;
    if (first.current !== null && first.current !== current._id) void arrive(current);
    else storeWorkspace(window.localStorage, userId, current.isOwn ? null : current._id);
    first.current = current._id;
  }, [current, userId, arrive]);
}
