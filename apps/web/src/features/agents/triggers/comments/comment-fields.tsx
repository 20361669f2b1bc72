import { keywordMatches, takesTypos } from '@spotter/domain/autoreply';
import { Button, Switch, TagsInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Hint } from '../../../../components/hint.tsx';
import { useCoachName } from '../../../../api/platform.ts';
import { FilledPreview } from '../../../../components/words/filled-preview.tsx';
import { Segmented } from '../../../../components/form/segmented.tsx';
import {
  type AgentAccount,
  chosenSentence,
  commentMessages,
  commentProblems,
  type CommentTrigger,
} from './comment-messages.ts';
import { matchNames, tooShortSentence } from '../../keywords/keyword-messages.ts';
import { PostPicker } from './post-picker.tsx';
import styles from './comments.module.css';

/** Which comments fire a trigger, and what is written because of them: in public, and to the person. */
export function CommentFields(props: {
  trigger: CommentTrigger;
  /** What the server refused; null when it did not. */
  problem: string | null;
  /** The accounts whose posts can be chosen. */
  accounts: AgentAccount[];
  onChange: (trigger: CommentTrigger) => void;
}) {
  const { trigger } = props;
  const problems = commentProblems(trigger);
  const short = trigger.words.filter((word) => !takesTypos(word));
  const change = (changes: Partial<CommentTrigger>) => props.onChange({ ...trigger, ...changes });
  return (
    <div className={styles.fields}>
      <TagsInput
        label={commentMessages.words}
        description={commentMessages.wordsHint}
        placeholder={trigger.words.length === 0 ? commentMessages.wordsExample : ''}
        size="md"
        maxTags={50}
        value={trigger.words}
        // Every other field says its own problem.
        error={problems.words ?? (Object.keys(problems).length === 0 ? props.problem : null)}
        onChange={(words) => change({ words })}
      />
      {trigger.words.length === 0 ? (
        trigger.enabled && <p className={styles.warning}>{commentMessages.anyComment}</p>
      ) : (
        <Segmented
          label={commentMessages.match}
          values={keywordMatches}
          chosen={trigger.match}
          labelOf={(match) => matchNames[match]}
          onChoose={(match) => change({ match })}
        />
      )}
      {trigger.match === 'fuzzy' && short.length > 0 && <Hint>{tooShortSentence(short)}</Hint>}
      <TagsInput
        label={commentMessages.excludeWords}
        placeholder={trigger.excludeWords.length === 0 ? commentMessages.excludeExample : ''}
        size="md"
        maxTags={50}
        value={trigger.excludeWords}
        error={problems.excludeWords ?? null}
        onChange={(excludeWords) => change({ excludeWords })}
      />
      <Posts {...props} problem={problems.posts ?? null} change={change} />
      <Switch
        label={commentMessages.replies}
        checked={trigger.replies}
        onChange={(event) => change({ replies: event.currentTarget.checked })}
      />
      <FirstMessage trigger={trigger} problem={problems.first ?? null} change={change} />
      <PublicReplies trigger={trigger} problem={problems.publicReplies ?? null} change={change} />
    </div>
  );
}

type Part = { trigger: CommentTrigger; problem: string | null; change: (changes: Partial<CommentTrigger>) => void };

function Posts({ trigger: { posts }, problem, accounts, change }: Part & { accounts: AgentAccount[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.part}>
      <p className={styles.partName}>{commentMessages.posts}</p>
      <Segmented
        label={commentMessages.posts}
        values={['all', 'chosen']}
        chosen={posts === 'all' ? 'all' : 'chosen'}
        labelOf={(which) => (which === 'all' ? commentMessages.allPosts : commentMessages.chosenPosts)}
        onChoose={(which) => change({ posts: which === 'all' ? 'all' : posts === 'all' ? [] : posts })}
      />
      {posts !== 'all' && (
        <div className={styles.chosen}>
          <Button variant="default" onClick={() => setOpen(true)}>
            {commentMessages.choosePosts}
          </Button>
          <span className={problem === null ? undefined : styles.problem} role={problem === null ? undefined : 'alert'}>
            {problem ?? chosenSentence(posts.length)}
          </span>
          <PostPicker
            opened={isOpen}
            accounts={accounts}
            chosen={posts}
            onChange={(ids) => change({ posts: ids })}
            onClose={() => setOpen(false)}
          />
        </div>
      )}
    </div>
  );
}

function FirstMessage({ trigger: { firstMessage }, problem, change }: Part) {
  const coach = useCoachName();
  return (
    <div className={styles.part}>
      <p className={styles.partName}>{commentMessages.first}</p>
      <Segmented
        label={commentMessages.first}
        values={['agent', 'own']}
        chosen={firstMessage === null ? 'agent' : 'own'}
        labelOf={(who) => (who === 'agent' ? commentMessages.firstByAgent : commentMessages.firstOwn)}
        onChoose={(who) => change({ firstMessage: who === 'agent' ? null : (firstMessage ?? '') })}
      />
      {firstMessage !== null && (
        <>
          <Textarea
            label={commentMessages.firstText}
            description={commentMessages.firstTextHint}
            rows={3}
            dir="auto"
            value={firstMessage}
            error={problem}
            onChange={(event) => change({ firstMessage: event.currentTarget.value })}
          />
          <FilledPreview coach={coach} texts={[firstMessage]} />
        </>
      )}
      <Hint>{commentMessages.firstHint}</Hint>
    </div>
  );
}

/** One reply per line. The typed lines stay as they are, with their empty ones. */
function PublicReplies({ trigger: { publicReplies }, problem, change }: Part) {
  const coach = useCoachName();
  const [typed, setTyped] = useState(publicReplies.join('\n'));
  const isTyped = linesOf(typed).join('\n') === publicReplies.join('\n');
  return (
    <div className={styles.part}>
      <Textarea
        label={commentMessages.publicReplies}
        description={commentMessages.publicRepliesHint}
        placeholder={commentMessages.publicRepliesExample}
        rows={3}
        dir="auto"
        value={isTyped ? typed : publicReplies.join('\n')}
        error={problem}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          change({ publicReplies: linesOf(event.currentTarget.value) });
        }}
      />
      <FilledPreview coach={coach} texts={[...new Set(publicReplies)]} isPublic />
    </div>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
