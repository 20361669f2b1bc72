import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import type { Clip } from '@spotter/contract';
import { maxClipNameLength, maxGivenByLength, maxWhenToUseLength } from '@spotter/domain/media';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import { type ClipFile, ClipFileField } from './clip-file.tsx';
import { bodyOf, type ClipForm, formOf, withFile } from './clip-form.ts';
import { clipMessages, saveFailure } from './clip-messages.ts';
import { useSaveClip } from './clip-queries.ts';
import { ClipView } from './clip-view.tsx';

/** Adds a clip, or changes what is said of one. */
export default function ClipDialog({ clip, onClose }: { clip: Clip | null; onClose: () => void }) {
  const [form, setForm] = useState(() => formOf(clip));
  const [chosen, setChosen] = useState<ClipFile | null>(null);
  const [isRecording, setRecording] = useState(false);
  const { save, progress } = useSaveClip();
  const kind = clip?.kind ?? chosen?.kind ?? null;
  const isComplete = form.name.trim() !== '' && kind !== null;
  const change = (changed: Partial<ClipForm>) => setForm((before) => ({ ...before, ...changed }));

  function send() {
    if (save.isPending || !isComplete) return;
    save.mutate(
      { id: clip?._id ?? null, file: chosen?.file ?? null, clip: bodyOf(form) },
      {
        onSuccess: () => {
          toast.success(clipMessages.saved);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog opened onClose={onClose} title={clip === null ? clipMessages.add : clip.name} stays={isRecording}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {clip === null ? (
          <ClipFileField
            chosen={chosen}
            isRecording={isRecording}
            onRecording={setRecording}
            onChoose={(file) => {
              setChosen(file);
              if (file !== null) setForm((before) => withFile(before, { name: file.file.name, kind: file.kind }));
            }}
          />
        ) : (
          <ClipView {...clip} />
        )}
        <ClipFields form={form} mayShow={kind !== null && kind !== 'audio'} onChange={change} />
        <FormFailure message={save.isError ? saveFailure(save.error) : null} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {clipMessages.cancel}
          </Button>
          <Button type="submit" disabled={save.isPending || !isComplete || isRecording}>
            {progress !== null
              ? clipMessages.uploading(Math.round(progress * 100))
              : save.isPending
                ? clipMessages.saving
                : clipMessages.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** What is said of a clip. `mayShow`: whether someone can be seen in it. */
function ClipFields(props: { form: ClipForm; mayShow: boolean; onChange: (changed: Partial<ClipForm>) => void }) {
  const { form, mayShow, onChange } = props;
  return (
    <>
      <TextInput
        label={clipMessages.name}
        required
        value={form.name}
        maxLength={maxClipNameLength}
        dir="auto"
        autoComplete="off"
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Textarea
        label={clipMessages.whenToUse}
        description={clipMessages.whenToUseHint}
        rows={2}
        value={form.whenToUse}
        maxLength={maxWhenToUseLength}
        dir="auto"
        onChange={(event) => onChange({ whenToUse: event.currentTarget.value })}
      />
      <Checkbox
        label={clipMessages.once}
        checked={form.perContactOnce}
        onChange={(event) => onChange({ perContactOnce: event.currentTarget.checked })}
      />
      {mayShow && (
        <Checkbox
          label={clipMessages.showsPerson}
          description={clipMessages.showsPersonHint}
          checked={form.showsPerson}
          onChange={(event) => onChange({ showsPerson: event.currentTarget.checked })}
        />
      )}
      {mayShow && form.showsPerson && (
        <>
          <TextInput
            label={clipMessages.givenBy}
            description={clipMessages.givenByHint}
            value={form.givenBy}
            maxLength={maxGivenByLength}
            dir="auto"
            autoComplete="off"
            onChange={(event) => onChange({ givenBy: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={clipMessages.until}
            description={clipMessages.untilHint}
            value={form.until}
            onChange={(event) => onChange({ until: event.currentTarget.value })}
          />
        </>
      )}
    </>
  );
}
