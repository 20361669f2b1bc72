import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Trigger } from '@spotter/contract';
import { EntryCard } from './entry-card.tsx';
import { dragInstructions } from './trigger-messages.ts';
import type { TriggerEditor } from './use-trigger-editor.ts';
import styles from './triggers.module.css';

/** The triggers as cards, put in order with the mouse, a finger, the keyboard or the buttons of each card. */
export function EntryList(props: { editor: TriggerEditor; triggers: Trigger[]; keywords: string[] }) {
  const { editor, triggers, keywords } = props;
  const sensors = useSensors(
    // A press that does not move is a press of the button.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function drop({ active, over }: DragEndEvent) {
    const moved = triggers.find(({ _id }) => _id === active.id);
    const place = triggers.findIndex(({ _id }) => _id === over?.id);
    if (moved !== undefined && place !== -1) editor.move(moved, place);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      // The place after a move is announced by the section itself.
      accessibility={{ screenReaderInstructions: { draggable: dragInstructions }, announcements: silent }}
      onDragEnd={drop}
    >
      <SortableContext items={triggers.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.entries}>
          {triggers.map((trigger, index) => (
            <EntryCard
              key={trigger._id}
              trigger={trigger}
              place={{ index, count: triggers.length }}
              problem={editor.problemOf(trigger)}
              keywords={keywords}
              editor={editor}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
