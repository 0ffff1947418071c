import { useEffect, useInsertionEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import styles from './visually-hidden.module.css';

/** After this time the previous page's menus have closed and returned or lost the focus, ms. */
const SETTLED_MS = 350;
/** After this time the text has been heard and is removed: screen readers should not find it again; ms. */
const HEARD_MS = 2000;

/** Announces in-site navigation as browsers announce page loads; overlays do not count. Use it once. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const link = useLinkLeft();
  const words = useRef<HTMLParagraphElement>(null);
  const before = useRef<{ main: Element | null; title: string }>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is looked at once
  useEffect(() => {
    const { title } = document;
    const main = document.getElementById('main');
    const isFirst = before.current === null;
    const isSame = before.current?.main === main && before.current.title === title;
    before.current = { main, title };
    if (isFirst || isSame) return;
    focusIfLost(main, link);
    const say = (text: string) => {
      if (words.current) words.current.textContent = text;
    };
    const settled = setTimeout(() => {
      focusIfLost(main, link);
      say(document.title);
    }, SETTLED_MS);
    const heard = setTimeout(() => say(''), SETTLED_MS + HEARD_MS);
    return () => {
      clearTimeout(settled);
      clearTimeout(heard);
      say('');
    };
  }, [pathname]);
  return <p ref={words} aria-live="polite" className={styles.hidden} />;
}

/** Focuses the link that last had the focus, even if it renders late, else the main part. Does not scroll. */
function focusIfLost(main: HTMLElement | null, href: string | undefined): void {
  const { activeElement, body } = document;
  if (!main || (activeElement !== body && activeElement !== main)) return;
  const link = href && main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
  if (!link) {
    main.tabIndex = -1;
    main.onblur = () => {
      // Switching to another window also blurs, but does not count.
      if (document.activeElement !== main) main.removeAttribute('tabindex');
    };
  }
  (link || main).focus({ preventScroll: true });
}

function useLinkLeft(): string | undefined {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const left = useRef(new Map<string, string | undefined>());
  const current = useRef(key);
  // Before the next page focuses a field of its own.
  useInsertionEffect(() => {
    current.current = key;
  }, [key]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const focused = target instanceof Element ? target.closest('main a:focus-visible') : null;
      left.current.set(current.current, focused?.getAttribute('href') ?? undefined);
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  return isBack ? left.current.get(key) : undefined;
}
