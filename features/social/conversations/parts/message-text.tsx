import { classNames } from '#design/class-names.ts';
import { LinkedText } from '#design/link/linked-text.tsx';
import { textPieces } from '#design/link/text-pieces.ts';
import styles from './message.module.css';

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)+$/u;

/** Such messages are shown large. */
export function isFewEmoji(text: string): boolean {
  return text.length <= 24 && EMOJI.test(text.replace(/\s/g, ''));
}

/** Each paragraph has its own reading direction; a few emoji are large. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={classNames(styles.text, isFewEmoji(text) && styles.emoji)} dir="auto">
      <LinkedText pieces={textPieces(text)} />
    </p>
  );
}
