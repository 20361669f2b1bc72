import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { FactList } from './fact-list.tsx';
import { inboxMessages } from '../inbox-messages.ts';
import { chatMessages } from '../messages.ts';
import { useChatChange } from '../use-chat-change.ts';
import styles from './facts.module.css';

const maxFacts = 40;

type Row = { key: number; name: string; value: string };

/** What is known about a lead: what the agent learned, with the coach's corrections. */
export function Facts({ chat }: { chat: Chat }) {
  const [editing, setEditing] = useState(false);
  return (
    <section>
      <div className={styles.panelHead}>
        <h2>{chatMessages.factsTitle}</h2>
        {!editing && (
          <button type="button" className="text-action" onClick={() => setEditing(true)}>
            {inboxMessages.factsEdit}
            <span className="visually-hidden"> {chatMessages.factsTitle}</span>
          </button>
        )}
      </div>
      {editing ? (
        <FactsForm chat={chat} onDone={() => setEditing(false)} />
      ) : chat.facts.length === 0 ? (
        <p className={styles.factsEmpty}>{chatMessages.factsEmpty}</p>
      ) : (
        <FactList facts={chat.facts} />
      )}
    </section>
  );
}

function FactsForm({ chat, onDone }: { chat: Chat; onDone: () => void }) {
  const [rows, setRows] = useState<Row[]>(() => chat.facts.map((fact, key) => ({ key, ...fact })));
  const change = useChatChange(chat._id);
  const edit = (key: number, part: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () =>
    setRows((before) => [...before, { key: Math.max(-1, ...before.map(({ key }) => key)) + 1, name: '', value: '' }]);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const facts = rows
          .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
          .filter(({ name, value }) => name !== '' && value !== '');
        change.mutate({ facts }, { onSuccess: onDone, onError: () => toast.error(inboxMessages.factsFailed) });
      }}
    >
      {rows.map(({ key, name, value }) => (
        <div key={key} className={styles.factRow}>
          <TextInput
            size="sm"
            aria-label={inboxMessages.factsName}
            placeholder={inboxMessages.factsName}
            maxLength={40}
            value={name}
            onChange={(event) => edit(key, { name: event.currentTarget.value })}
          />
          <TextInput
            size="sm"
            aria-label={inboxMessages.factsValue}
            placeholder={inboxMessages.factsValue}
            maxLength={300}
            value={value}
            onChange={(event) => edit(key, { value: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={`${inboxMessages.factsRemove} ${name}`}
            onClick={() => setRows((before) => before.filter((row) => row.key !== key))}
          >
            <IconX size={16} />
          </ActionIcon>
        </div>
      ))}
      {rows.length < maxFacts && (
        <button type="button" className="text-action" onClick={add}>
          <IconPlus size={16} aria-hidden />
          {inboxMessages.factsAdd}
        </button>
      )}
      <div className={styles.panelActions}>
        <Button type="submit" size="sm" disabled={change.isPending}>
          {inboxMessages.factsSave}
        </Button>
        <Button size="sm" variant="default" onClick={onDone}>
          {inboxMessages.factsCancel}
        </Button>
      </div>
    </form>
  );
}
