import type { SignList } from '../safety-categories.ts';
import { englishSigns } from './en/index.ts';

/** The signs of all languages. */
export const signLists: SignList[] = [...englishSigns];
