import { Button } from '@mantine/core';
import { type Agent, agentRoutes, type KeywordRules } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { toast } from 'react-toastify';
import { z } from 'zod';
import { StepActions, StepGap, StepRemark } from '../../../components/page/step-actions.tsx';
import { RestoredNote } from '../wizard-note.tsx';
import { useMay } from '../../../api/rights/use-may.ts';
import { useServices } from '../../../api/services.ts';
import { paths } from '../../../paths.ts';
import { KeywordChips } from './keyword-chips.tsx';
import { type KeywordKind, keywordMessages } from './keyword-messages.ts';
import { suggestKeywords } from './keyword-suggestions.ts';
import { KeywordTiles } from './keyword-tiles.tsx';
import { excludedProblem } from './word-problems.ts';
import { agentMessages, isExpiredSession } from '../messages.ts';
import { bodyOf, keepAgent } from '../one-agent.ts';
import { useDraft } from '../use-draft.ts';
import { useKeywordEditor } from './use-keyword-editor.ts';
import styles from './keywords.module.css';

const Keywords = z.array(z.string());

/** What a step saves beside its keywords. */
export type SavedAlong = {
  changed: boolean;
  isSaving: boolean;
  /** Whether the agent has a trigger without the keywords. */
  hasTrigger: boolean;
  /** How the keywords count; null until it is loaded. */
  rules: KeywordRules | null;
  /** Lets a keyword that is spelled otherwise now count as before. */
  renameKeyword: (from: string, to: string) => void;
  /** Saves both; returns whether that worked. */
  save: (stored: Agent, keywords: string[]) => Promise<boolean>;
  discard: () => void;
  wasRestored: boolean;
};

/** The third and the fourth step: a list of triggers, saved when the coach goes on. */
export function KeywordStep(props: {
  kind: KeywordKind;
  agent: Agent | null;
  along?: SavedAlong;
  /** What stands below the keywords. `refusals`: how often a word that is left out kept the coach here. */
  children: (keywords: string[], refusals: number) => ReactNode;
}) {
  const { kind, agent, along } = props;
  const navigate = useNavigate();
  const field = kind === 'trigger' ? 'keywords' : 'rekeywords';
  const saved = agent?.[field] ?? [];
  const { restored, keep } = useDraft(agent?._id ?? null, field, Keywords);
  const [fromDraft, setFromDraft] = useState(restored !== null);
  const editor = useKeywordEditor(restored ?? saved, along?.renameKeyword);
  const [refusals, setRefusals] = useState(0);
  const { keywords } = editor;
  const changed = !areEqual(keywords, saved);
  const typed = editor.text.trim() !== '';

  // Compared as text, because every answer of the server makes a new list of the same words.
  const draft = changed ? JSON.stringify(keywords) : null;
  useEffect(() => {
    keep(draft === null ? null : Keywords.parse(JSON.parse(draft)));
  }, [keep, draft]);

  const save = useSaveKeywords(field, () => {
    keep(null);
    toast.success(successSentence(kind, saved.length > 0));
  });

  async function goOn() {
    // The text in the field is meant as a keyword, too.
    const list = typed ? editor.submit() : keywords;
    if (list === null) return;
    if (list.length === 0 && along?.hasTrigger !== true) {
      editor.refuse(keywordMessages.none);
      return;
    }
    if (excludedProblem(list, along?.rules?.excludeWords ?? []) !== null) {
      setRefusals((before) => before + 1);
      return;
    }
    if (agent === null || !isValid(agent, kind)) {
      toast.error(agentMessages.invalidData);
      return;
    }
    if (along?.changed === true) {
      if (!(await along.save(agent, list))) return;
      keep(null);
    } else if (!areEqual(list, saved)) {
      const updated = await save.mutateAsync({ stored: agent, list }).catch(() => null);
      if (updated === null) return;
    }
    await navigate(kind === 'trigger' ? paths.agentReengagementKeywords(agent._id) : paths.dashboard);
  }

  const isSaving = save.isPending || along?.isSaving === true;
  return (
    <>
      {((fromDraft && changed) || along?.wasRestored === true) && (
        <RestoredNote
          className={styles.restored}
          sentence={keywordMessages.restored}
          onDiscard={() => {
            editor.replace(saved);
            setFromDraft(false);
            along?.discard();
          }}
        />
      )}
      <KeywordTiles editor={editor} placeholder={keywordMessages.placeholder[kind]} />
      <KeywordChips
        title={keywordMessages.suggestions[kind]}
        keywords={suggestKeywords(kind, agent?.config.prompt ?? '', keywords)}
        onAdd={editor.add}
      />
      {props.children(keywords, refusals)}
      <KeywordActions
        kind={kind}
        address={agent?._id ?? 'new'}
        isStored={saved.length > 0}
        {...leaveOptions(kind, { saved, keywords, typed, changed: changed || along?.changed === true })}
        isUnsaved={changed || along?.changed === true}
        isSaving={isSaving}
        onNext={() => void goOn()}
      />
    </>
  );
}

/** Saves one list of an agent's keywords. */
function useSaveKeywords(field: 'keywords' | 'rekeywords', onSaved: () => void) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ stored, list }: { stored: Agent; list: string[] }) =>
      api.call(agentRoutes.update, { params: { id: stored._id }, body: { ...bodyOf(stored), [field]: list } }),
    onSuccess: (updated) => {
      keepAgent(queryClient, updated);
      onSaved();
    },
    onError: (error) => {
      if (!isExpiredSession(error)) toast.error(keywordMessages.saveFailed);
    },
  });
}

/** Says whether a step may be left as it is, because it is optional or because nothing is new. */
function leaveOptions(
  kind: KeywordKind,
  { saved, keywords, typed, changed }: { saved: string[]; keywords: string[]; typed: boolean; changed: boolean },
) {
  const isLast = kind === 're-engagement';
  return {
    // An agent answers without re-engagement keywords, too.
    mayBeSkipped: isLast && saved.length === 0 && keywords.length === 0 && !typed,
    // The last step has no next step, so it is finished when nothing is new.
    isFinished: isLast && saved.length > 0 && !changed && !typed,
  };
}

function KeywordActions(props: {
  kind: KeywordKind;
  /** The agent's id in addresses. */
  address: string;
  isStored: boolean;
  mayBeSkipped: boolean;
  isFinished: boolean;
  isUnsaved: boolean;
  isSaving: boolean;
  onNext: () => void;
}) {
  const { kind, address, isSaving } = props;
  const mayChange = useMay(agentRoutes.update);
  return (
    <StepActions>
      <Button
        component={Link}
        to={kind === 'trigger' ? paths.agentServices(address) : paths.agentKeywords(address)}
        variant="default"
      >
        {agentMessages.previous}
      </Button>
      {props.isUnsaved && <StepRemark>{keywordMessages.unsaved}</StepRemark>}
      <StepGap />
      {props.mayBeSkipped && (
        <Button component={Link} to={paths.dashboard} variant="default">
          {keywordMessages.skip}
        </Button>
      )}
      <Button disabled={props.isFinished || isSaving || !mayChange} aria-busy={isSaving} onClick={props.onNext}>
        {isSaving ? keywordMessages.saving : actionName(kind, props.isStored)}
      </Button>
    </StepActions>
  );
}

function actionName(kind: KeywordKind, existing: boolean): string {
  if (kind === 'trigger') return agentMessages.next;
  return existing ? keywordMessages.updateAgent : keywordMessages.createAgent;
}

function successSentence(kind: KeywordKind, existing: boolean): string {
  if (kind === 'trigger') return existing ? keywordMessages.updated : keywordMessages.created;
  return existing ? keywordMessages.agentUpdated : keywordMessages.agentCreated;
}

function isValid(agent: Agent, kind: KeywordKind): boolean {
  const needed = [agent._id, agent.name, agent.config.prompt, ...(kind === 'trigger' ? [] : [agent.user])];
  return needed.every((value) => value.trim() !== '');
}

function areEqual(left: string[], right: string[]): boolean {
  return left.length === right.length && left.every((keyword, index) => keyword === right[index]);
}
