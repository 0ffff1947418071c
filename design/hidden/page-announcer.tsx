import { useEffect, useInsertionEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import styles from './visually-hidden.module.css';

/** What closes with the page before, such as a menu, is gone by then and has given the focus back, or lost it; ms. */
const SETTLED_MS = 350;
/** Then the words have been heard, and nobody who reads on comes upon them; ms. */
const HEARD_MS = 2000;

/**
 * Tells of a page that one comes to within the site, as the browser does of one that it loads: its title is read out,
 * and the focus, where it went with the page before, stands at its start, or where one left it. Once, in the shell. A
 * page is another where its main part or its title is: what opens over a page has neither.
 */
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

/**
 * Where nothing has the focus, the link takes it that had it last, which a list may show a moment late; else the main
 * part, until the focus goes on. What is scrolled to stays in sight.
 */
function focusIfLost(main: HTMLElement | null, href: string | undefined): void {
  const { activeElement, body } = document;
  if (!main || (activeElement !== body && activeElement !== main)) return;
  const link = href && main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
  if (!link) {
    main.tabIndex = -1;
    main.onblur = () => {
      // Who looks at another window meanwhile has not gone on.
      if (document.activeElement !== main) main.removeAttribute('tabindex');
    };
  }
  (link || main).focus({ preventScroll: true });
}

/**
 * On a page that one has come back to, the address of the link in its main part that had the focus by keyboard
 * when one left it.
 */
function useLinkLeft(): string | undefined {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const left = useRef(new Map<string, string | undefined>());
  const current = useRef(key);
  // Before the next page takes the focus for a field of its own.
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
