import { Switch } from '@mantine/core';
import { useHasColleagues } from '../../api/rights/use-workspace.ts';
import { Dialog } from '../../components/dialog.tsx';
import { keyList, type KeyName, shownKey } from '../../components/keys/key-list.ts';
import { useSingleKeys } from '../../components/keys/use-keys.ts';
import { commandMessages } from './messages.ts';
import styles from './key-sheet.module.css';

const names = Object.keys(keyList) as KeyName[];
const places = ['everywhere', 'chats', 'team'] as const;

/** The sheet of keys, with the switch for those without a modifier. */
export default function KeySheet({ onClose }: { onClose: () => void }) {
  const { areOn, turn } = useSingleKeys();
  const hasColleagues = useHasColleagues();
  return (
    <Dialog opened onClose={onClose} title={commandMessages.sheetTitle}>
      <div className={styles.sheet}>
        {places
          .filter((place) => place !== 'team' || hasColleagues)
          .map((place) => (
            <section key={place}>
              <h3>{commandMessages[place]}</h3>
              <dl>
                {names
                  .filter((name) => keyList[name].where === place)
                  .map((name) => (
                    <div key={name} className={styles.row}>
                      <dt>
                        <kbd className={styles.key}>{shownKey(name)}</kbd>
                      </dt>
                      <dd>{keyList[name].label}</dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        <Switch
          label={commandMessages.single}
          description={commandMessages.singleMeans}
          checked={areOn}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
