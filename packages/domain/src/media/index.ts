// What contacts and coaches send beside words: how it is read, and what each channel takes.
export {
  channelMedia,
  decideMedia,
  maxMediaBytes,
  type MediaDecision,
  type OfferedFile,
  webNameOf,
} from './channel-media.ts';
export * from './clips.ts';
export * from './judge-hearing.ts';
export * from './keeping-channels.ts';
export { endBytes, type FileEnds, type MediaFormat, type MediaKind, mediaKinds, mediaTypes } from './media-format.ts';
export * from './picture-description.ts';
export * from './readings.ts';
export * from './received-media.ts';
export { toWav } from './wav.ts';
