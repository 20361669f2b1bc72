import { useCallback, useState } from 'react';
import { toast } from 'react-toastify';
import { type KeywordChange, withKeyword } from './keyword-list.ts';
import { keywordMessages, refusalHint } from './keyword-messages.ts';

export type KeywordEditor = ReturnType<typeof useKeywordEditor>;

/** The list of triggers during editing: the typed text, the tile being edited, and where the focus goes next. */
export function useKeywordEditor(initial: string[], onRenamed?: (from: string, to: string) => void) {
  const [keywords, setKeywords] = useState(initial);
  const [editing, setEditing] = useState<number | null>(null);
  const [typed, setTyped] = useState({ adding: '', editing: '' });
  const [problem, setProblem] = useState<{ sentence: string; hint: string | null } | null>(null);
  const [focus, setFocus] = useState<number | 'field' | null>(null);
  const field = editing === null ? 'adding' : 'editing';

  function leave(next: number | 'field') {
    setEditing(null);
    setProblem(null);
    setFocus(next);
  }

  function refuse(change: Extract<KeywordChange, { kind: 'refused' }>) {
    setProblem({ sentence: keywordMessages[change.because], hint: refusalHint(change) });
  }

  /** Applies the typed text. Returns the list, or null if the text was refused. */
  function submit(): string[] | null {
    const change = withKeyword(keywords, typed[field], editing);
    if (change.kind === 'refused') {
      refuse(change);
      setFocus('field');
      return null;
    }
    const [from, to] = editing === null ? [] : [keywords[editing], change.keywords[editing]];
    if (from !== undefined && to !== undefined && from !== to) onRenamed?.(from, to);
    setKeywords(change.keywords);
    setTyped((before) => ({ ...before, [field]: '' }));
    leave(editing ?? 'field');
    return change.keywords;
  }

  return {
    keywords,
    editing,
    text: typed[field],
    problem,
    focus,
    focusDone: useCallback(() => setFocus(null), []),
    type(text: string) {
      setTyped((before) => ({ ...before, [field]: text }));
      setProblem(null);
    },
    submit,
    /** Adds a suggested keyword. The typed text stays. */
    add(keyword: string) {
      const change = withKeyword(keywords, keyword, null);
      if (change.kind === 'refused') {
        refuse(change);
        return;
      }
      setKeywords(change.keywords);
      leave(change.keywords.length - 1);
    },
    edit(index: number) {
      setTyped((before) => ({ ...before, editing: keywords[index] ?? '' }));
      setProblem(null);
      setEditing(index);
      setFocus('field');
    },
    cancel: () => leave(editing ?? 'field'),
    remove(index: number) {
      const left = keywords.toSpliced(index, 1);
      setKeywords(left);
      toast.success(keywordMessages.removed);
      leave(left.length === 0 ? 'field' : Math.min(index, left.length - 1));
    },
    refuse: (sentence: string) => setProblem({ sentence, hint: null }),
    replace(list: string[]) {
      setKeywords(list);
      setEditing(null);
      setProblem(null);
    },
  };
}
