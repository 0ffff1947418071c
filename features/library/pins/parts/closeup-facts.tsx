import styles from './closeup-facts.module.css';
import type { PinPageData } from './pin-page-data.ts';

export function CloseupFacts({ pin: { price, facts } }: { pin: PinPageData }) {
  return (
    <>
      {(price || facts?.availability) && (
        <p className={styles.offer}>
          {price && <span className={styles.price}>{price}</span>}
          <span>{facts?.availability}</span>
        </p>
      )}
      {facts?.line && (
        <p className={styles.line} dir="auto">
          {facts.line}
        </p>
      )}
      {facts?.ingredients && (
        <details className={styles.ingredients}>
          <summary>{facts.ingredients.title}</summary>
          <ul dir="auto">
            {facts.ingredients.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name a thing twice
              <li key={index}>{item}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
