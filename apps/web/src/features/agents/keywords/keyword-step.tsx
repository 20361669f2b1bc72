import { Button } from '@mantine/core';
import { type Agent, agentRoutes } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { toast } from 'react-toastify';
import { z } from 'zod';
import { useServices } from '../../../api/services.ts';
import { paths } from '../../../paths.ts';
import { KeywordChips } from './keyword-chips.tsx';
import { type KeywordKind, keywordMessages } from './keyword-messages.ts';
import { suggestKeywords } from './keyword-suggestions.ts';
import { KeywordTest } from './keyword-test.tsx';
import { KeywordTiles } from './keyword-tiles.tsx';
import { agentMessages, isExpiredSession } from '../messages.ts';
import { bodyOf, keepAgent } from '../queries.ts';
import { useDraft } from '../use-draft.ts';
import { useKeywordEditor } from './use-keyword-editor.ts';

const Keywords = z.array(z.string());

/** The third and the fourth step: a list of triggers, saved as one leaves. */
export function KeywordStep({ kind, agent }: { kind: KeywordKind; agent: Agent | null }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const field = kind === 'trigger' ? 'keywords' : 'rekeywords';
  const saved = agent?.[field] ?? [];
  const { restored, keep } = useDraft(agent?._id ?? null, field, Keywords);
  const [fromDraft, setFromDraft] = useState(restored !== null);
  const editor = useKeywordEditor(restored ?? saved);
  const { keywords } = editor;
  const changed = !areEqual(keywords, saved);
  const typed = editor.text.trim() !== '';

  // Compared as text: every answer of the server makes a new list of the same words.
  const draft = changed ? JSON.stringify(keywords) : null;
  useEffect(() => {
    keep(draft === null ? null : Keywords.parse(JSON.parse(draft)));
  }, [keep, draft]);

  const save = useMutation({
    mutationFn: ({ stored, list }: { stored: Agent; list: string[] }) =>
      api.call(agentRoutes.update, { params: { id: stored._id }, body: { ...bodyOf(stored), [field]: list } }),
    onSuccess: (updated) => {
      keep(null);
      keepAgent(queryClient, updated);
      toast.success(successSentence(kind, saved.length > 0));
    },
    onError: (error) => {
      if (!isExpiredSession(error)) toast.error(keywordMessages.saveFailed);
    },
  });

  async function goOn() {
    // What stands in the field was meant to be one, too.
    const list = typed ? editor.submit() : keywords;
    if (list === null) return;
    if (list.length === 0) {
      editor.refuse(keywordMessages.none);
      return;
    }
    if (agent === null || !isValid(agent, kind)) {
      toast.error(agentMessages.invalidData);
      return;
    }
    if (!areEqual(list, saved)) {
      const updated = await save.mutateAsync({ stored: agent, list }).catch(() => null);
      if (updated === null) return;
    }
    await navigate(kind === 'trigger' ? paths.agentReengagementKeywords(agent._id) : paths.dashboard);
  }

  const address = agent?._id ?? 'new';
  const previous = kind === 'trigger' ? paths.agentServices(address) : paths.agentKeywords(address);
  // Nobody needs one of these to be answered.
  const mayBeSkipped = kind === 're-engagement' && saved.length === 0 && keywords.length === 0 && !typed;
  // The last step has nothing to go on to when nothing is new.
  const finished = kind === 're-engagement' && saved.length > 0 && !changed && !typed;
  return (
    <>
      {fromDraft && changed && (
        <p className="wizard-note" role="status">
          {keywordMessages.restored}
          <button
            type="button"
            className="text-action"
            onClick={() => {
              editor.replace(saved);
              setFromDraft(false);
            }}
          >
            {agentMessages.discard}
          </button>
        </p>
      )}
      <KeywordTiles editor={editor} placeholder={keywordMessages.placeholder[kind]} />
      <KeywordChips
        title={keywordMessages.suggestions[kind]}
        keywords={suggestKeywords(kind, agent?.config.prompt ?? '', keywords)}
        onAdd={editor.add}
      />
      <KeywordTest keywords={keywords} />
      <div className="wizard-actions">
        <Button component={Link} to={previous} variant="default">
          {agentMessages.previous}
        </Button>
        {changed && <p className="wizard-unsaved">{keywordMessages.unsaved}</p>}
        <span className="wizard-actions-gap" />
        {mayBeSkipped && (
          <Button component={Link} to={paths.dashboard} variant="default">
            {keywordMessages.skip}
          </Button>
        )}
        <Button disabled={finished || save.isPending} aria-busy={save.isPending} onClick={() => void goOn()}>
          {save.isPending ? keywordMessages.saving : actionName(kind, saved.length > 0)}
        </Button>
      </div>
    </>
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
