import { classNames } from '#design/class-names.ts';
import { isFewEmoji, textPieces } from '#design/link/text-pieces.ts';
import styles from './message.module.css';

/** Each paragraph has its own reading direction; addresses are links, a few emoji large. */
export function MessageText({ text }: { text: string }) {
  let at = 0;
  return (
    <p className={classNames(styles.text, isFewEmoji(text) && styles.emoji)} dir="auto">
      {textPieces(text).map((piece) => {
        const key = at;
        at += piece.text.length;
        if (piece.href === null) return piece.text;
        return (
          <a key={key} href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {piece.text}
          </a>
        );
      })}
    </p>
  );
}
