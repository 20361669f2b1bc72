import { Button } from '@mantine/core';
import { authRoutes, type TwoStepSetup } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { Dialog, DialogActions, DialogText } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { Form } from '../../../components/form/form.tsx';
import { CodeField } from '../../../components/form/code-field.tsx';
import { answeredSentence, profileMessages } from '../messages.ts';
import { PasswordQuestion } from './password-question.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './two-step.module.css';

/**
 * The steps from the password to the recovery codes.
 * If it is closed before a code confirms it, nothing is turned on.
 */
export function SetUpTwoStep(props: { onSwitchedOn: () => void; onClose: () => void }) {
  const { api } = useServices();
  const [setup, setSetup] = useState<TwoStepSetup | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);

  if (recoveryCodes !== null) {
    return (
      <Dialog opened stays onClose={props.onClose} title={profileMessages.twoStepCodesTitle}>
        <RecoveryCodes codes={recoveryCodes} onSaved={props.onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog opened onClose={props.onClose} title={profileMessages.twoStepSetUpTitle}>
      {setup === null ? (
        <>
          <DialogText>{profileMessages.twoStepPasswordText}</DialogText>
          <PasswordQuestion
            ask={(password) => api.call(authRoutes.setUpTwoStep, { body: { password } })}
            onAnswered={setSetup}
            onCancel={props.onClose}
            confirm={profileMessages.twoStepNext}
          />
        </>
      ) : (
        <ScanAndConfirm
          setup={setup}
          onCancel={props.onClose}
          onConfirmed={(codes) => {
            setRecoveryCodes(codes);
            props.onSwitchedOn();
          }}
        />
      )}
    </Dialog>
  );
}

function ScanAndConfirm(props: {
  setup: TwoStepSetup;
  onCancel: () => void;
  onConfirmed: (recoveryCodes: string[]) => void;
}) {
  const { api } = useServices();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => api.call(authRoutes.confirmTwoStep, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => props.onConfirmed(recoveryCodes),
  });
  return (
    <Form
      className={styles.twoStepScan}
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate();
      }}
    >
      <DialogText>{profileMessages.twoStepScan}</DialogText>
      <QrCode text={props.setup.uri} label={profileMessages.twoStepQr} />
      <DialogText>{profileMessages.twoStepManual}</DialogText>
      <p>
        <code className={styles.twoStepKey}>{props.setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeField
        label={profileMessages.twoStepCode}
        required
        data-autofocus
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <FormFailure
        message={confirm.isError ? (answeredSentence(confirm.error) ?? profileMessages.twoStepFailed) : null}
      />
      <DialogActions>
        <Button variant="default" onClick={props.onCancel}>
          {profileMessages.cancel}
        </Button>
        <Button type="submit" disabled={code.trim() === '' || confirm.isPending} aria-busy={confirm.isPending}>
          {confirm.isPending ? profileMessages.twoStepConfirming : profileMessages.twoStepConfirm}
        </Button>
      </DialogActions>
    </Form>
  );
}

function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(profileMessages.twoStepCopied);
    } catch {
      toast.error(profileMessages.twoStepCopyFailed);
    }
  }

  return (
    <>
      <DialogText>{profileMessages.twoStepCodesText}</DialogText>
      <ul className={styles.recoveryCodes} aria-label={profileMessages.twoStepCodesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={() => void copy()}>
          {profileMessages.twoStepCopy}
        </Button>
        <Button
          variant="default"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'spotter-recovery-codes.txt')}
        >
          {profileMessages.twoStepDownload}
        </Button>
        <Button onClick={onSaved} data-autofocus>
          {profileMessages.twoStepSaved}
        </Button>
      </DialogActions>
    </>
  );
}
