import { assigneeRoutes, type Chat } from '@spotter/contract';
import { useAnswering } from '../../../api/rights/use-colleagues.ts';
import { useMay } from '../../../api/rights/use-may.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { assigneeMessages } from './assignee-messages.ts';
import { useAssign } from './assignee-queries.ts';
import styles from './assignee.module.css';

/** In the head of a chat: who has it, with the means to give it to somebody else. */
export default function AssigneeChoice({ chat }: { chat: Chat }) {
  const { assignee } = chat;
  const people = useAnswering();
  const assign = useAssign(chat);
  const mayAssign = useMay(assigneeRoutes.assign);
  const chosen = assign.isPending ? assign.variables : (assignee?._id ?? null);
  const isListed = assignee === null || people.some(({ _id }) => _id === assignee._id);
  return (
    <span className={styles.choice}>
      {assignee !== null && <Avatar name={assignee.name} picture={assignee.avatar} size={18} />}
      <select
        aria-label={assigneeMessages.assignee}
        disabled={!mayAssign || assign.isPending}
        value={chosen ?? ''}
        onChange={(event) => assign.mutate(event.currentTarget.value || null)}
      >
        <option value="">{assigneeMessages.unassigned}</option>
        {!isListed && <option value={assignee._id}>{assignee.name}</option>}
        {people.map(({ _id, name, isYou }) => (
          <option key={_id} value={_id}>
            {isYou ? assigneeMessages.you(name) : name}
          </option>
        ))}
      </select>
    </span>
  );
}
