import type { Clip, ClipBody } from '@spotter/contract';
import { maxClipNameLength, type MediaKind } from '@spotter/domain/media';

/** What the form of a clip holds. Empty texts: nothing. */
export type ClipForm = {
  name: string;
  whenToUse: string;
  perContactOnce: boolean;
  showsPerson: boolean;
  givenBy: string;
  until: string;
};

/** Returns the form of a clip; null: of a new one. */
export function formOf(clip: Clip | null): ClipForm {
  return {
    name: clip?.name ?? '',
    whenToUse: clip?.whenToUse ?? '',
    perContactOnce: clip?.perContactOnce ?? true,
    showsPerson: clip?.showsPerson ?? false,
    givenBy: clip?.consent?.givenBy ?? '',
    until: clip?.consent?.until ?? '',
  };
}

/** Returns the form once a file is there: it has the file's name, and a picture may show someone. */
export function withFile(form: ClipForm, { name, kind }: { name: string; kind: MediaKind }): ClipForm {
  const dot = name.lastIndexOf('.');
  const stem = (dot > 0 ? name.slice(0, dot) : name).slice(0, maxClipNameLength);
  return {
    ...form,
    name: form.name === '' ? stem : form.name,
    showsPerson: kind === 'image' || kind === 'video',
  };
}

/** Returns the clip that a form describes. */
export function bodyOf({ givenBy, until, ...fields }: ClipForm): ClipBody {
  const hasConsent = fields.showsPerson && givenBy.trim() !== '';
  return { ...fields, consent: hasConsent ? { givenBy, until: until === '' ? null : until } : null };
}
