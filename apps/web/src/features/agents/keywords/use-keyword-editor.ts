import { useCallback, useState } from 'react';
import { toast } from 'react-toastify';
import { withKeyword } from './keyword-list.ts';
import { keywordMessages } from './keyword-messages.ts';

export type KeywordEditor = ReturnType<typeof useKeywordEditor>;

/** The list of triggers during editing: the typed text, the tile being edited, and where the focus goes next. */
export function useKeywordEditor(initial: string[]) {
  const [keywords, setKeywords] = useState(initial);
  const [editing, setEditing] = useState<number | null>(null);
  const [typed, setTyped] = useState({ adding: '', editing: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [focus, setFocus] = useState<number | 'field' | null>(null);
  const field = editing === null ? 'adding' : 'editing';

  function leave(next: number | 'field') {
    setEditing(null);
    setProblem(null);
    setFocus(next);
  }

  /** Applies the typed text. Returns the list, or null if the text was refused. */
  function submit(): string[] | null {
    const change = withKeyword(keywords, typed[field], editing);
    if (change.kind === 'refused') {
      setProblem(keywordMessages[change.because]);
      setFocus('field');
      return null;
    }
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
        setProblem(keywordMessages[change.because]);
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
    refuse: setProblem,
    replace(list: string[]) {
      setKeywords(list);
      setEditing(null);
      setProblem(null);
    },
  };
}
