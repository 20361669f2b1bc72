import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../../components/kit/icon-button.tsx';
import { editLabel, keywordMessages, removeLabel } from './keyword-messages.ts';
import type { KeywordEditor } from './use-keyword-editor.ts';
import styles from './keywords.module.css';

/**
 * The triggers as tiles with one field, which moves:
 * on the first tile it adds, on the tile being edited it updates.
 */
export function KeywordTiles({ editor, placeholder }: { editor: KeywordEditor; placeholder: string }) {
  const grid = useRef<HTMLUListElement>(null);
  const { focus, focusDone } = editor;

  useEffect(() => {
    if (focus === null) return;
    const wanted = focus === 'field' ? 'input' : `[data-index="${focus}"] > button`;
    grid.current?.querySelector<HTMLElement>(wanted)?.focus();
    focusDone();
  }, [focus, focusDone]);

  return (
    <ul className={styles.keywords} ref={grid}>
      <li className={styles.keyword} data-new data-editing={editor.editing === null || undefined}>
        {editor.editing === null ? (
          <KeywordField editor={editor} placeholder={placeholder} action={keywordMessages.add} />
        ) : (
          <button type="button" className={styles.keywordAdd} onClick={editor.cancel}>
            <IconPlus size={18} aria-hidden />
            {keywordMessages.addTile}
          </button>
        )}
      </li>
      {editor.keywords.map((keyword, index) => (
        <li
          key={keyword}
          className={styles.keyword}
          data-index={index}
          data-editing={index === editor.editing || undefined}
        >
          {index === editor.editing ? (
            <KeywordField
              editor={editor}
              placeholder={placeholder}
              action={keywordMessages.update}
              onEscape={editor.cancel}
            >
              <IconButton className={styles.keywordRemove} label={keywordMessages.cancel} onClick={editor.cancel}>
                <IconX size={18} aria-hidden />
              </IconButton>
            </KeywordField>
          ) : (
            <>
              <button
                type="button"
                className={styles.keywordEdit}
                aria-label={editLabel(keyword)}
                dir="auto"
                onClick={() => editor.edit(index)}
                onKeyDown={(event) => {
                  if (event.key === 'Delete' || event.key === 'Backspace') editor.remove(index);
                }}
              >
                {keyword}
              </button>
              <IconButton
                className={styles.keywordRemove}
                label={removeLabel(keyword)}
                onClick={() => editor.remove(index)}
              >
                <IconX size={18} aria-hidden />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function KeywordField(props: {
  editor: KeywordEditor;
  placeholder: string;
  action: string;
  onEscape?: () => void;
  children?: ReactNode;
}) {
  const { editor } = props;
  return (
    <form
      className={styles.keywordField}
      onSubmit={(event) => {
        event.preventDefault();
        editor.submit();
      }}
    >
      <input
        type="text"
        value={editor.text}
        placeholder={props.placeholder}
        aria-label={keywordMessages.input}
        aria-invalid={editor.problem !== null}
        aria-describedby="keyword-problem"
        autoComplete="off"
        autoCapitalize="off"
        dir="auto"
        enterKeyHint="done"
        onChange={(event) => editor.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') props.onEscape?.();
          // While an input method composes a character, Enter belongs to the input method.
          if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
        }}
      />
      <button type="submit" className={styles.keywordSubmit}>
        {props.action}
      </button>
      {props.children}
      <p className={styles.keywordProblem} id="keyword-problem" role="alert">
        {editor.problem?.sentence}
      </p>
      {editor.problem?.hint != null && <p className={styles.keywordProblemHint}>{editor.problem.hint}</p>}
    </form>
  );
}
