import { Button, CloseButton } from '@mantine/core';
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { findInstallation, followInstallation, install } from '../../api/installation.ts';
import { installMessages } from './install-messages.ts';
import styles from './device.module.css';

const dismissedKey = 'install-hint';

/**
 * How to install the app on this device, if its platform allows it:
 * a button, or the steps in words on an iPhone.
 */
export function InstallSteps() {
  const installation = useSyncExternalStore(followInstallation, findInstallation, () => 'none' as const);
  switch (installation) {
    case 'installed':
      return <p className={styles.installWords}>{installMessages.installed}</p>;
    case 'offered':
      return (
        <Button
          variant="default"
          leftSection={<IconDeviceMobileDown size={20} aria-hidden />}
          onClick={() => void install()}
        >
          {installMessages.install}
        </Button>
      );
    case 'by-hand-ios':
      return (
        <div className={styles.installWords}>
          <p>{installMessages.byHandIntro}</p>
          <ol>
            {installMessages.byHandSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      );
    case 'inside-another-app':
      return <p className={styles.installWords}>{installMessages.insideAnotherApp}</p>;
    case 'none':
      return <p className={styles.installWords}>{installMessages.notOffered}</p>;
  }
}

/** The same as a card that can be dismissed for good. It shows only if there is something to do. */
export function InstallHint() {
  const installation = useSyncExternalStore(followInstallation, findInstallation, () => 'none' as const);
  const [dismissed, setDismissed] = useState(() => window.localStorage.getItem(dismissedKey) !== null);
  if (dismissed || installation === 'none' || installation === 'installed') return null;
  return (
    <aside className={styles.installHint} aria-labelledby="install-hint">
      <div className={styles.installHintHead}>
        <h2 id="install-hint">{installMessages.installTitle}</h2>
        <CloseButton
          size={44}
          iconSize={18}
          aria-label={installMessages.dismissInstall}
          onClick={() => {
            window.localStorage.setItem(dismissedKey, 'dismissed');
            setDismissed(true);
          }}
        />
      </div>
      <p>{installMessages.installHint}</p>
      <InstallSteps />
    </aside>
  );
}
