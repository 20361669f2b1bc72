import { chatRoutes, correctionRoutes, type Message } from '@spotter/contract';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useMay } from '../../../api/rights/use-may.ts';
import { correctionMessages } from './correction-messages.ts';
import { useThumb } from './correction-queries.ts';
import styles from './thumbs.module.css';

/** What the coach thinks of an answer. Pressing the same thumb again takes it back; a thumb down asks for more. */
export function Thumbs(props: { chatId: string; message: Message; onCorrect: (() => void) | null }) {
  const { chatId, message } = props;
  const mayGive = useMay(chatRoutes.setThumb);
  const onCorrect = useMay(correctionRoutes.create) ? props.onCorrect : null;
  const { thumb } = message;
  const give = useThumb(chatId, message);
  const press = (value: 'up' | 'down') => {
    const isSame = thumb?.value === value;
    give.mutate(isSame ? null : value);
    if (value === 'down' && !isSame) onCorrect?.();
  };
  return (
    <div className={styles.thumbs} role="group" aria-label={correctionMessages.question}>
      <button
        type="button"
        aria-label={correctionMessages.up}
        aria-pressed={thumb?.value === 'up'}
        disabled={!mayGive}
        onClick={() => press('up')}
      >
        <IconThumbUp size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={correctionMessages.down}
        aria-pressed={thumb?.value === 'down'}
        disabled={!mayGive}
        onClick={() => press('down')}
      >
        <IconThumbDown size={18} aria-hidden />
      </button>
      {onCorrect !== null && thumb?.value === 'down' && (
        <button type="button" className="text-action" onClick={onCorrect}>
          {correctionMessages.correct}
        </button>
      )}
      {thumb !== null && <span className={styles.said}>{correctionMessages.said(thumb.value, thumb.by)}</span>}
    </div>
  );
}
