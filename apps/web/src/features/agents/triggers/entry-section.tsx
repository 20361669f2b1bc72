import { Button, Skeleton, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSession } from '../../../api/platform.ts';
import { ActiveHoursField } from './active-hours-field.tsx';
import { EntryList } from './entry-list.tsx';
import { kindIcons } from './kind-icons.ts';
import { entryKinds } from './trigger-list.ts';
import { kindWords, triggerMessages } from './trigger-messages.ts';
import type { TriggerEditor } from './use-trigger-editor.ts';
import styles from './triggers.module.css';

/** The ways besides keywords in which a lead can start the agent, in the order in which they are asked. */
export function EntrySection({ editor, keywords }: { editor: TriggerEditor; keywords: string[] }) {
  return (
    <section className={styles.section} aria-labelledby="entries-title">
      <h2 id="entries-title">{triggerMessages.title}</h2>
      <p className={styles.lead}>{triggerMessages.lead}</p>
      <Entries editor={editor} keywords={keywords} />
    </section>
  );
}

function Entries({ editor, keywords }: { editor: TriggerEditor; keywords: string[] }) {
  const zone = useSession()?.user.timeZone ?? 'UTC';
  const { values } = editor;
  if (values === null && editor.failed) {
    return (
      <div className={styles.failed} role="alert">
        <p>{triggerMessages.loadFailed}</p>
        <Button variant="default" onClick={editor.retry}>
          {triggerMessages.retry}
        </Button>
      </div>
    );
  }
  if (values === null) return <Skeleton className="delayed" height={180} radius="lg" />;
  return (
    <>
      <EntryList editor={editor} triggers={values.triggers} keywords={keywords} />
      <div className={styles.add} role="group" aria-labelledby="add-entry">
        <p id="add-entry">{triggerMessages.addTitle}</p>
        {entryKinds.map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <button key={kind} type="button" onClick={() => editor.add(kind)}>
              <IconPlus size={16} aria-hidden />
              <Icon size={18} stroke={1.75} aria-hidden />
              {kindWords[kind].name}
            </button>
          );
        })}
      </div>
      <Switch
        className={styles.onlyNew}
        label={triggerMessages.newContactsOnly}
        description={triggerMessages.newContactsOnlyHint}
        checked={values.newContactsOnly}
        onChange={(event) => editor.change({ newContactsOnly: event.currentTarget.checked })}
      />
      <ActiveHoursField
        hours={values.activeHours ?? null}
        zone={zone}
        onChange={(activeHours) => editor.change({ activeHours })}
      />
      <p className="visually-hidden" role="status">
        {editor.announcement}
      </p>
    </>
  );
}
