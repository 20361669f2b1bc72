import { Button, Checkbox, TextInput } from '@mantine/core';
import { type KeyScope, keyScopes } from '@spotter/contract';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions, DialogText } from '../../components/dialog.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { Form } from '../../components/form/form.tsx';
import { developerMessages, scopeNames } from './messages.ts';
import { failureOf, useMakeKey } from './queries.ts';
import styles from './developers.module.css';

/** Makes a key, and shows it this one time. */
export default function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<KeyScope[]>(['read']);
  const make = useMakeKey();
  if (make.data !== undefined) return <MadeKey value={make.data.key} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={developerMessages.newTitle}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate({ name: name.trim(), scopes: keyScopes.filter((scope) => scopes.includes(scope)) });
        }}
      >
        <TextInput
          required
          data-autofocus
          autoComplete="off"
          maxLength={60}
          label={developerMessages.name}
          description={developerMessages.nameHint}
          inputWrapperOrder={['label', 'input', 'description']}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={developerMessages.scopes}
          value={scopes}
          onChange={(chosen) => setScopes(keyScopes.filter((scope) => chosen.includes(scope)))}
        >
          <div className={styles.scopes}>
            {keyScopes.map((scope) => (
              <Checkbox
                key={scope}
                value={scope}
                label={scopeNames[scope].label}
                description={scopeNames[scope].hint}
              />
            ))}
          </div>
        </Checkbox.Group>
        <FormFailure message={failureOf(make.error)} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {developerMessages.cancel}
          </Button>
          <Button
            type="submit"
            disabled={name.trim() === '' || scopes.length === 0 || make.isPending}
            aria-busy={make.isPending}
          >
            {make.isPending ? developerMessages.making : developerMessages.make}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function MadeKey({ value, onClose }: { value: string; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(developerMessages.copied);
    } catch {
      toast.error(developerMessages.copyFailed);
    }
  }

  return (
    <Dialog opened stays onClose={onClose} title={developerMessages.madeTitle}>
      <DialogText>{developerMessages.madeText}</DialogText>
      <TextInput
        readOnly
        label={developerMessages.key}
        classNames={{ root: styles.key!, input: styles.made! }}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {developerMessages.saved}
        </Button>
        <Button data-autofocus onClick={() => void copy()}>
          {developerMessages.copy}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
