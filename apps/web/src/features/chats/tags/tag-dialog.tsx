import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { Tag } from '@spotter/contract';
import { maxTagNameLength, ruleArrivals, ruleStages, tagColors, tagKey } from '@spotter/domain/inbox';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import { bodyOf, formOf, saveFailure } from './tag-form.ts';
import { arrivalNames, colorNames, mergeOffer, ruleSentence, tagMessages } from './tag-messages.ts';
import { useMergeTags, useSaveTag } from './tag-queries.ts';

/** Adds a tag, or changes one. A name that another tag has already offers to merge the two. */
export default function TagDialog({ tag, all, onClose }: { tag: Tag | null; all: Tag[]; onClose: () => void }) {
  const [form, setForm] = useState(() => formOf(tag));
  const save = useSaveTag();
  const merge = useMergeTags();
  const key = tagKey(form.name);
  const same = tag === null ? undefined : all.find((one) => one._id !== tag._id && tagKey(one.name) === key);
  const isPending = save.isPending || merge.isPending;

  function send() {
    if (isPending || form.name.trim() === '') return;
    if (tag !== null && same !== undefined) {
      merge.mutate(
        { id: tag._id, into: same._id },
        {
          onSuccess: () => {
            toast.success(tagMessages.merged);
            onClose();
          },
        },
      );
    } else save.mutate({ id: tag?._id ?? null, body: bodyOf(form) }, { onSuccess: onClose });
  }

  return (
    <Dialog opened onClose={onClose} title={tag === null ? tagMessages.add : tag.name}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextInput
          data-autofocus
          label={tagMessages.name}
          value={form.name}
          maxLength={maxTagNameLength}
          dir="auto"
          autoComplete="off"
          onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
        />
        {same !== undefined && <p role="status">{mergeOffer(same.name)}</p>}
        <NativeSelect
          label={tagMessages.color}
          value={form.color}
          data={tagColors.map((value) => ({ value, label: colorNames[value] }))}
          onChange={(event) => setForm({ ...form, color: event.currentTarget.value as Tag['color'] })}
        />
        <Checkbox
          label={tagMessages.client}
          description={tagMessages.clientHint}
          checked={form.client}
          onChange={(event) => setForm({ ...form, client: event.currentTarget.checked })}
        />
        <Checkbox
          label={tagMessages.byAgent}
          description={tagMessages.byAgentHint}
          checked={form.byAgent}
          onChange={(event) => setForm({ ...form, byAgent: event.currentTarget.checked })}
        />
        <NativeSelect
          label={tagMessages.rule}
          value={form.rule}
          data={[
            { value: '', label: tagMessages.noRule },
            { value: 'keyword', label: 'They wrote a keyword' },
            ...ruleStages.map((value) => ({
              value: `stage ${value}`,
              label: ruleSentence({ kind: 'stage', value }),
            })),
            ...ruleArrivals.map((value) => ({ value: `arrival ${value}`, label: arrivalNames[value] })),
          ]}
          onChange={(event) => setForm({ ...form, rule: event.currentTarget.value })}
        />
        {form.rule === 'keyword' && (
          <TextInput
            label={tagMessages.keyword}
            value={form.keyword}
            maxLength={100}
            required
            onChange={(event) => setForm({ ...form, keyword: event.currentTarget.value })}
          />
        )}
        <FormFailure
          message={save.isError ? saveFailure(save.error) : merge.isError ? saveFailure(merge.error) : null}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {tagMessages.cancel}
          </Button>
          <Button type="submit" disabled={isPending || form.name.trim() === ''}>
            {isPending ? tagMessages.saving : same === undefined ? tagMessages.save : tagMessages.merge}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
