import { z } from 'zod';

/** Variables by name: the parser of each, and its requirement in words. */
export type Variables = Record<string, readonly [z.ZodType, string]>;

type Values<Of extends Variables> = { [Name in keyof Of]: z.output<Of[Name][0]> };

/** Returns one of these variables, parsed; undefined where it is not set. */
export type ReadOf<Of extends Variables> = <Name extends keyof Values<Of>>(name: Name) => Values<Of>[Name] | undefined;

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((number) => number >= min && number <= max);

export function messageAddress() {
  return z.string().refine((text) => isWebUrl(text) && /\{(username|id)\}/.test(text));
}

export function price() {
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number);
}

export function origin() {
  return z
    .string()
    .transform(withoutSlash)
    .refine((text) => isWebUrl(text) && new URL(text).origin === text);
}

export function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

export function isMailUrl(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}

/** Whether a text is an address such as `hello@spotter.example`, with or without a name before it. */
export function isSender(text: string): boolean {
  return z.email().safeParse(addressOf(text)).success;
}

export function addressOf(sender: string): string {
  return /^[^<>\r\n]*<([^<>]+)>$/.exec(sender)?.[1] ?? sender;
}

export function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}

export function withoutSlash(text: string): string {
  return text.replace(/\/+$/, '');
}

export function isOwnMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
