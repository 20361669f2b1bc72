import { Button, Skeleton } from '@mantine/core';
import { type Member, memberRoutes } from '@spotter/contract';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../api/platform.ts';
import { useMembers } from '../../api/rights/use-colleagues.ts';
import { useMay } from '../../api/rights/use-may.ts';
import { Avatar } from '../../components/avatar.tsx';
import { DangerAction } from '../../components/form/danger-action.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { roleNames, sinceSentence, teamMessages } from './messages.ts';
import { dayOf } from './team-days.ts';
import styles from './team.module.css';

const ChangeRole = lazy(() => import('./change-role.tsx'));
const RemoveMember = lazy(() => import('./remove-member.tsx'));
const HandOver = lazy(() => import('./hand-over.tsx'));

type Question = { kind: 'role' | 'remove' | 'hand-over'; member: Member } | null;

/** The people of the workspace. Its owner changes roles, removes people and hands over here. */
export function Members() {
  const members = useMembers();
  const [question, setQuestion] = useState<Question>(null);
  const close = () => setQuestion(null);
  if (members.isPending) return <MembersSkeleton />;
  if (members.data === undefined) {
    return (
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={teamMessages.failedTitle}
        action={{ label: teamMessages.retry, onClick: () => void members.refetch() }}
      >
        {teamMessages.failedHint}
      </StateMessage>
    );
  }
  return (
    <>
      <ul className={styles.people} aria-label={teamMessages.people}>
        {members.data.map((member) => (
          <MemberRow key={member._id} member={member} onAsk={(kind) => setQuestion({ kind, member })} />
        ))}
      </ul>
      {members.data.length === 1 && <p className={styles.hint}>{teamMessages.alone}</p>}
      <Suspense fallback={null}>
        {question?.kind === 'role' && <ChangeRole member={question.member} onClose={close} />}
        {question?.kind === 'remove' && <RemoveMember member={question.member} onClose={close} />}
        {question?.kind === 'hand-over' && <HandOver member={question.member} onClose={close} />}
      </Suspense>
    </>
  );
}

function MemberRow({ member, onAsk }: { member: Member; onAsk: (kind: NonNullable<Question>['kind']) => void }) {
  const { name, email, avatar, role, isYou } = member;
  const timeZone = useSession()?.user.timeZone ?? 'UTC';
  const mayChange = useMay(memberRoutes.changeRole);
  return (
    <li className={styles.person}>
      <Avatar name={name} picture={avatar} size={40} />
      <div className={styles.who}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {isYou && <span className={styles.you}>{teamMessages.you}</span>}
          <span className={styles.role}>{roleNames[role]}</span>
        </p>
        <p className={styles.details}>{email}</p>
        <p className={styles.details}>{sinceSentence(dayOf(member.since, timeZone), member.invitedBy)}</p>
      </div>
      {mayChange && role !== 'owner' && (
        <div className={styles.actions} role="group" aria-label={name}>
          <Button variant="default" size="sm" onClick={() => onAsk('role')}>
            {teamMessages.change}
          </Button>
          <Button variant="default" size="sm" onClick={() => onAsk('hand-over')}>
            {teamMessages.handOver}
          </Button>
          <DangerAction size="sm" onClick={() => onAsk('remove')}>
            {teamMessages.remove}
          </DangerAction>
        </div>
      )}
    </li>
  );
}

function MembersSkeleton() {
  return (
    <div className={`${styles.people} delayed`} role="status" aria-label={teamMessages.loading}>
      {[0, 1].map((row) => (
        <div key={row} className={styles.person} aria-hidden>
          <Skeleton circle height={40} />
          <Skeleton height={14} width="40%" />
        </div>
      ))}
    </div>
  );
}
