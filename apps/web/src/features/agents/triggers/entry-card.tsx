import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Switch } from '@mantine/core';
import type { Trigger } from '@spotter/contract';
import { IconChevronDown, IconChevronUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { EntryField } from './entry-field.tsx';
import { kindIcons } from './kind-icons.ts';
import { titleOf } from './trigger-list.ts';
import {
  downLabel,
  dragLabel,
  kindWords,
  removeLabel,
  triggerMessages,
  turnOnLabel,
  upLabel,
} from './trigger-messages.ts';
import type { TriggerEditor } from './use-trigger-editor.ts';
import styles from './triggers.module.css';

/** One way in which a lead can come: on or off, what narrows it, and its place in the order. */
export function EntryCard(props: {
  trigger: Trigger;
  place: { index: number; count: number };
  problem: string | null;
  /** What the keywords are now, saved or not. */
  keywords: string[];
  editor: TriggerEditor;
}) {
  const { trigger, place, editor } = props;
  const { attributes, isDragging, listeners, setActivatorNodeRef, setNodeRef, transform, transition } = useSortable({
    id: trigger._id,
  });
  const title = titleOf(trigger);
  const Icon = kindIcons[trigger.kind];
  const { name, hint } = kindWords[trigger.kind];
  const isKeywords = trigger.kind === 'keyword';
  return (
    <li
      ref={setNodeRef}
      className={styles.entry}
      aria-label={title}
      data-dragging={isDragging || undefined}
      data-off={!trigger.enabled || undefined}
      // A card keeps its own height while it moves.
      style={{ transform: transform === null ? undefined : `translateY(${transform.y}px)`, transition }}
    >
      <div className={styles.entryHead}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.grip}
          {...attributes}
          {...listeners}
          aria-label={dragLabel(title)}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
        <Icon className={styles.entryIcon} size={22} stroke={1.75} aria-hidden />
        <h3>{name}</h3>
        <div className={styles.entryTools}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={upLabel(title)}
            disabled={place.index === 0}
            onClick={() => editor.move(trigger, place.index - 1)}
          >
            <IconChevronUp size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={downLabel(title)}
            disabled={place.index === place.count - 1}
            onClick={() => editor.move(trigger, place.index + 1)}
          >
            <IconChevronDown size={20} aria-hidden />
          </ActionIcon>
          {!isKeywords && (
            <>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={removeLabel(title)}
                onClick={() => editor.remove(trigger)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
              <Switch
                aria-label={turnOnLabel(title)}
                checked={trigger.enabled}
                onChange={(event) => editor.replace({ ...trigger, enabled: event.currentTarget.checked })}
              />
            </>
          )}
        </div>
      </div>
      <p className={styles.entryHint}>{hint}</p>
      {isKeywords ? (
        <p className={styles.words} dir="auto">
          {props.keywords.length === 0 ? triggerMessages.noKeywords : props.keywords.join(', ')}
        </p>
      ) : (
        <EntryField trigger={trigger} problem={props.problem} accounts={editor.accounts} onChange={editor.replace} />
      )}
    </li>
  );
}
