import { classNames } from '#design/class-names.ts';
import { LinkedText } from '#design/link/linked-text.tsx';
import { isFewEmoji, textPieces } from '#design/link/text-pieces.ts';
import styles from './message.module.css';

/** Each paragraph has its own reading direction; a few emoji are large. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={classNames(styles.text, isFewEmoji(text) && styles.emoji)} dir="auto">
      <LinkedText pieces={textPieces(text)} />
    </p>
  );
}
