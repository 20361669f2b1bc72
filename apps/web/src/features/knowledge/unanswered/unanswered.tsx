import { Button } from '@mantine/core';
import type { UnansweredQuestion } from '@spotter/contract';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'react-toastify';
import { LinkFromHere } from '../../../components/way-back/link-from-here.tsx';
import { useNow } from '../../../components/time/use-now.ts';
import { paths } from '../../../paths.ts';
import { MoreItems } from '../items/more-items.tsx';
import { Section, SectionList } from '../section.tsx';
import { offerUndo } from '../../../components/undo/undo-toast.tsx';
import { askedSentence, askerName, unansweredMessages, windowSentence } from './unanswered-messages.ts';
import { useUnanswered, useUnansweredChanges } from './unanswered-queries.ts';
import styles from './unanswered.module.css';

const AnswerOnceDialog = lazy(() => import('./answer-once-dialog.tsx'));

const minuteMs = 60_000;
/** More questions than these would push what the coach wrote off the page. */
const shownFirst = 3;
/** How long undo is offered, in ms. */
const undoOfferedMs = 12_000;

/** What agents could not answer, with the leads who asked. Nothing is shown while there is nothing. */
export function Unanswered() {
  const questions = useUnanswered();
  const { dismiss, restore } = useUnansweredChanges();
  const [answeredId, setAnsweredId] = useState<string | null>(null);
  const now = useNow(minuteMs);
  const [showsAll, setShowsAll] = useState(false);
  const answered = questions.data?.find(({ _id }) => _id === answeredId);

  function takeOff(id: string) {
    dismiss.mutate(id, {
      onSuccess: () =>
        offerUndo(
          unansweredMessages.dismissed,
          () =>
            restore.mutate(id, {
              onSuccess: () => toast.success(unansweredMessages.restored),
              onError: () => toast.error(unansweredMessages.restoreFailed),
            }),
          { autoClose: undoOfferedMs },
        ),
      onError: () => toast.error(unansweredMessages.dismissFailed),
    });
  }

  if (questions.isPending || questions.data?.length === 0) return null;
  return (
    <Section id="unanswered" title={unansweredMessages.title} hint={unansweredMessages.hint}>
      <SectionList query={questions} failed={unansweredMessages.failed}>
        {(list) => (
          <ul className={styles.questions}>
            {(showsAll ? list : list.slice(0, shownFirst)).map((question) => (
              <Question
                key={question._id}
                question={question}
                now={now}
                isBusy={dismiss.isPending && dismiss.variables === question._id}
                onAnswer={() => setAnsweredId(question._id)}
                onDismiss={() => takeOff(question._id)}
              />
            ))}
          </ul>
        )}
      </SectionList>
      {showsAll || (questions.data?.length ?? 0) <= shownFirst ? (
        <MoreItems query={questions} />
      ) : (
        <button type="button" className="text-action" onClick={() => setShowsAll(true)}>
          {unansweredMessages.showAll}
        </button>
      )}
      <Suspense>
        {answered !== undefined && (
          <AnswerOnceDialog key={answered._id} question={answered} now={now} onClose={() => setAnsweredId(null)} />
        )}
      </Suspense>
    </Section>
  );
}

function Question(props: {
  question: UnansweredQuestion;
  now: Date;
  isBusy: boolean;
  onAnswer: () => void;
  onDismiss: () => void;
}) {
  const { question } = props;
  return (
    <li className={styles.question} aria-label={question.question}>
      <h3 dir="auto">{question.question}</h3>
      <p className={styles.asked}>{askedSentence(question)}</p>
      {question.chats.length > 0 && (
        <ul className={styles.chats} aria-label={unansweredMessages.chats}>
          {question.chats.map((chat) => (
            <li key={chat.chatId}>
              <LinkFromHere
                to={paths.chat(chat.chatId)}
                aria-label={`${unansweredMessages.openChat} ${askerName(chat)}`}
              >
                {askerName(chat)}
              </LinkFromHere>
              <q dir="auto">{chat.text}</q>
              <span className={styles.window}>{windowSentence(chat, props.now)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button
          variant="default"
          aria-label={`${unansweredMessages.answerOnce}: ${question.question}`}
          onClick={props.onAnswer}
        >
          {unansweredMessages.answerOnce}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          aria-label={`${unansweredMessages.dismiss}: ${question.question}`}
          disabled={props.isBusy}
          onClick={props.onDismiss}
        >
          {unansweredMessages.dismiss}
        </Button>
      </div>
    </li>
  );
}
