import { Button, NativeSelect, Textarea } from '@mantine/core';
import type { Agent, AgentTrial, FoundPassage } from '@spotter/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { SourceList } from '../../../components/sources/source-list.tsx';
import { WritingDots } from '../../../components/writing-dots.tsx';
import { agentLabel, askFailure, askMessages, silenceSentence } from './ask-messages.ts';
import { useAsk } from './use-ask.ts';
import styles from './ask-box.module.css';

const AnswerDialog = lazy(() => import('../items/answer-dialog.tsx'));

const maxQuestionLength = 500;

/** Lets the coach ask as a lead would, and shows the answer, its sources and what else was found. */
export function AskBox({ agents }: { agents: Agent[] }) {
  const { search, trial, isPending, ask } = useAsk();
  const [typed, setTyped] = useState('');
  const [agentId, setAgentId] = useState<string | null>(null);
  const [isWriting, setWriting] = useState(false);
  const agent = agents.find(({ _id }) => _id === agentId) ?? agents[0] ?? null;
  const asked = search.variables;

  function submit() {
    const question = typed.trim();
    if (question !== '' && !isPending) ask(question, agent);
  }

  return (
    <aside className={styles.ask} aria-labelledby="ask-title">
      <h2 id="ask-title">{askMessages.title}</h2>
      <p className={styles.lead}>{askMessages.lead}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Textarea
          aria-label={askMessages.label}
          placeholder={askMessages.placeholder}
          rows={2}
          maxLength={maxQuestionLength}
          dir="auto"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
        />
        {agents.length > 1 && (
          <NativeSelect
            aria-label={askMessages.agent}
            data={agents.map(agentLabel)}
            value={agent?._id ?? ''}
            onChange={(event) => setAgentId(event.currentTarget.value)}
          />
        )}
        <Button type="submit" disabled={typed.trim() === '' || isPending}>
          {isPending ? askMessages.asking : askMessages.ask}
        </Button>
      </form>
      {asked !== undefined && (
        <>
          <Part title={askMessages.answerTitle}>
            {agent === null && trial.isIdle && <p className={styles.quiet}>{askMessages.noAgent}</p>}
            {trial.isPending && (
              <p role="status" aria-label={askMessages.writing}>
                <WritingDots />
              </p>
            )}
            {trial.isError && <Failed onRetry={() => ask(asked, agent)}>{askFailure(trial.error)}</Failed>}
            {trial.data !== undefined && <Answer trial={trial.data} onWrite={() => setWriting(true)} />}
          </Part>
          <Part title={askMessages.passagesTitle}>
            {search.isPending && <p role="status">{askMessages.searching}…</p>}
            {search.isError && <Failed onRetry={() => search.mutate(asked)}>{askMessages.searchFailed}</Failed>}
            {search.data?.length === 0 && <p className={styles.quiet}>{askMessages.noPassages}</p>}
            {search.data !== undefined && search.data.length > 0 && (
              <Passages found={search.data} used={new Set(trial.data?.sources.map(({ id }) => id))} />
            )}
          </Part>
        </>
      )}
      <Suspense>
        {isWriting && asked !== undefined && (
          <AnswerDialog item={null} question={asked} onClose={() => setWriting(false)} />
        )}
      </Suspense>
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Answer({ trial, onWrite }: { trial: AgentTrial; onWrite: () => void }) {
  const silence = silenceSentence(trial);
  return (
    <div role="status">
      {trial.messages.map((text, nth) => (
        <p key={nth} className={styles.bubble} dir="auto">
          {text}
        </p>
      ))}
      {silence !== null && <p className={styles.quiet}>{silence}</p>}
      {trial.answer !== null && (
        <>
          <h4>{askMessages.sourcesTitle}</h4>
          {trial.sources.length > 0 ? (
            <SourceList sources={trial.sources} />
          ) : (
            <p className={styles.quiet}>{askMessages.noSources}</p>
          )}
        </>
      )}
      {trial.sources.length === 0 && (
        <button type="button" className="text-action" onClick={onWrite}>
          {askMessages.writeAnswer}
        </button>
      )}
    </div>
  );
}

function Passages({ found, used }: { found: FoundPassage[]; used: ReadonlySet<string> }) {
  return (
    <ol className={styles.passages}>
      {found.map(({ id, title, heading, text }) => (
        <li key={id} data-used={used.has(id) || undefined}>
          <p className={styles.where}>
            <span dir="auto">{heading === '' ? title : `${title} · ${heading}`}</span>
            {used.has(id) && <strong>{askMessages.used}</strong>}
          </p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Failed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <p role="alert">
      {children}{' '}
      <button type="button" className="text-action" onClick={onRetry}>
        {askMessages.retry}
      </button>
    </p>
  );
}
