import { ApiError, channelOf, type Chat, type Clip, mediaRoutes } from '@spotter/contract';
import { decideMedia, type MediaKind } from '@spotter/domain/media';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../api/services.ts';
import { attachMessages } from './attach-messages.ts';
import { offeredFile } from './offered-file.ts';

const maxFiles = 10;

/** A file that the coach is about to send. */
export type Attached = {
  key: string;
  file: File;
  kind: MediaKind;
  /** Where this browser shows it. */
  preview: string;
  /** From 0 to 1; null: it waits for its turn. */
  progress: number | null;
  /** Its id on the server; null: it is not there yet. */
  id: string | null;
  /** Why it could not be uploaded. */
  failure: string | null;
};

/** The files of the send box: what the channel takes is uploaded one after the other, and the rest is refused. */
export function useAttachments(chat: Chat) {
  const { api } = useServices();
  const [attached, setAttached] = useState<Attached[]>([]);
  const [refusals, setRefusals] = useState<string[]>([]);
  const [isRecording, record] = useState(false);
  const present = useRef(attached);
  const turn = useRef(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());

  function put(next: (before: Attached[]) => Attached[]): void {
    present.current = next(present.current);
    setAttached(present.current);
  }
  const change = (key: string, changed: Partial<Attached>) =>
    put((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)));

  async function upload({ key, file }: Attached): Promise<void> {
    if (!present.current.some((one) => one.key === key)) return;
    const stop = new AbortController();
    stops.current.set(key, stop);
    change(key, { progress: 0 });
    try {
      const answer = await api.upload(mediaRoutes.attach.path.replace('{id}', chat._id), {
        body: formWith(file),
        signal: stop.signal,
        onProgress: (progress) => change(key, { progress }),
      });
      change(key, { id: mediaRoutes.attach.response.parse(await answer.json())._id });
    } catch (error) {
      change(key, { progress: null, failure: error instanceof ApiError ? error.message : attachMessages.cutOff });
    } finally {
      stops.current.delete(key);
    }
  }

  /** The server takes one file of a user at a time. */
  function queue(one: Attached): void {
    turn.current = turn.current.then(() => upload(one));
  }

  async function take(file: File): Promise<string | null> {
    const refusal = whyNotAdded(present.current, file.name, (one) => isSameFile(one.file, file));
    if (refusal !== null) return refusal;
    const decision = decideMedia(channelOf(chat.from), await offeredFile(file));
    if (decision.kind === 'refused') return decision.sentence;
    const preview = URL.createObjectURL(file);
    const key = crypto.randomUUID();
    const added = { key, file, kind: decision.as, preview, progress: null, id: null, failure: null };
    put((before) => [...before, added]);
    queue(added);
    return null;
  }

  useEffect(() => stopAll(stops.current), []);

  return {
    attached,
    refusals,
    isRecording,
    record,
    /** Adds what was chosen, pasted or dropped; what cannot be sent is refused in words. */
    async add(files: Iterable<File>): Promise<void> {
      setRefusals([]);
      for (const file of files) {
        const refusal = await take(file);
        if (refusal !== null) setRefusals((before) => [...before, refusal]);
      }
    },
    /** Adds a clip, which the server has. */
    addClip(clip: Clip): void {
      const refusal = whyNotAdded(present.current, clip.name, ({ id }) => id === clip._id);
      if (refusal === null) put((before) => [...before, attachedClip(clip)]);
      setRefusals(refusal === null ? [] : [refusal]);
    },
    remove(key: string): void {
      stops.current.get(key)?.abort();
      for (const { preview } of present.current.filter((one) => one.key === key)) URL.revokeObjectURL(preview);
      put((before) => before.filter((one) => one.key !== key));
      setRefusals([]);
    },
    again(key: string): void {
      const failed = present.current.find((one) => one.key === key);
      if (failed === undefined) return;
      change(key, { failure: null });
      queue(failed);
    },
    /** Takes everything out of the box, to be sent. */
    takeAll(): Attached[] {
      const all = present.current;
      put(() => []);
      setRefusals([]);
      return all;
    },
    /** Puts back what could not be sent. */
    putBack: (returned: Attached[]) => put((before) => [...returned, ...before]),
    /** Why nothing can be sent yet; null: everything is there. */
    waitsFor: () => whyNotReady(attached),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;

/** Returns what ends the uploads that run then. */
function stopAll(stops: Map<string, AbortController>) {
  return () => stops.forEach((stop) => stop.abort());
}

function formWith(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

function attachedClip({ _id, name, kind, url }: Clip): Attached {
  return { key: _id, file: new File([], name), kind, preview: url, progress: null, id: _id, failure: null };
}

/** Returns why nothing more is added; null: it is. */
function whyNotAdded(present: Attached[], name: string, isSame: (one: Attached) => boolean): string | null {
  if (present.some(isSame)) return attachMessages.twice(name);
  return present.length >= maxFiles ? attachMessages.tooMany : null;
}

function whyNotReady(attached: Attached[]): string | null {
  if (attached.some(({ failure }) => failure !== null)) return attachMessages.failed;
  return attached.some(({ id }) => id === null) ? attachMessages.notYet : null;
}

function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
