import { NativeSelect, TagsInput } from '@mantine/core';
import type { KeywordRules } from '@spotter/contract';
import { keywordMatches, keywordsOf, takesTypos, type KeywordMatch } from '@spotter/domain/autoreply';
import { useEffect, useRef } from 'react';
import { Folded } from '../form/fine-tune/folded.tsx';
import {
  type KeywordKind,
  keywordMessages,
  matchLabel,
  matchNames,
  rulesSentence,
  tooShortSentence,
} from './keyword-messages.ts';
import { excludedProblem } from './word-problems.ts';
import styles from './keywords.module.css';

const choices = keywordMatches.map((value) => ({ value, label: matchNames[value] }));
const maxExcludeWords = 50;

/** How each keyword counts, and the words that keep them from counting, under one line that names what is set. */
export function KeywordRulesField(props: {
  kind: KeywordKind;
  keywords: string[];
  rules: KeywordRules;
  /** How often going on was refused because of it. */
  refusals: number;
  onChange: (rules: KeywordRules) => void;
}) {
  const { keywords, rules, refusals, onChange } = props;
  const place = useRef<HTMLDetailsElement>(null);
  const problem = excludedProblem(keywords, rules.excludeWords);
  useEffect(() => {
    if (refusals === 0) return;
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  if (keywords.length === 0) return null;

  function choose(keyword: string, match: KeywordMatch) {
    const others = rules.matches.filter((rule) => rule.keyword !== keyword);
    onChange({ ...rules, matches: match === 'word' ? others : [...others, { keyword, match }] });
  }

  return (
    <div className={styles.rules}>
      <Folded
        place={place}
        id="keyword-rules"
        hasProblem={problem !== null}
        summary={
          <span>
            <span>{keywordMessages.rules}</span>
            <span className={styles.rulesSet}>{rulesSentence(keywords, rules)}</span>
          </span>
        }
      >
        <ul className={styles.ruleList}>
          {keywordsOf(keywords, rules).map(({ word, match }) => (
            <li key={word} className={styles.rule}>
              <span className={styles.ruleWord} dir="auto">
                {word}
              </span>
              <NativeSelect
                aria-label={matchLabel(word)}
                data={choices}
                value={match}
                onChange={({ currentTarget }) => choose(word, currentTarget.value as KeywordMatch)}
              />
              {match === 'fuzzy' && !takesTypos(word) && <p className={styles.ruleHint}>{tooShortSentence([word])}</p>}
            </li>
          ))}
        </ul>
        <TagsInput
          label={keywordMessages.excludeWords}
          description={keywordMessages.excludeHint[props.kind]}
          placeholder={rules.excludeWords.length === 0 ? keywordMessages.excludeExample : ''}
          size="md"
          maxTags={maxExcludeWords}
          value={rules.excludeWords}
          error={problem}
          onChange={(excludeWords) => onChange({ ...rules, excludeWords })}
        />
      </Folded>
    </div>
  );
}
