import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#design/button/button.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import styles from './cookie-question.module.css';
import { choosing, preloadChoosing, useChooseCookies } from './use-choose-cookies.ts';

// Who opens it can choose without a connection.
const CookieDialog = onDemand(async () => {
  const [dialog] = await Promise.all([import('./cookie-dialog.tsx'), choosing.fetch()]);
  return dialog;
}, 'CookieDialog');

const OPENER = {
  ...({ size: 'small', variant: 'ghost', 'aria-haspopup': 'dialog' } as const),
  onPointerEnter: CookieDialog.preload,
  onFocus: CookieDialog.preload,
};

const CHOICE = { size: 'small', onPointerEnter: preloadChoosing, onFocus: preloadChoosing } as const;

/** Refusing takes no more clicks than agreeing. */
function CookieBanner({ viewerId }: { viewerId: string | null }) {
  const { t } = useLingui();
  const choose = useChooseCookies(viewerId);
  const [isChoosing, setChoosing] = useState(false);
  const [pending, setPending] = useState<'accept' | 'reject' | null>(null);
  const banner = useMeasured();
  const opener = useRef<HTMLButtonElement>(null);
  const stopChoosing = () => {
    // A dialog opened from a hidden button cannot return the focus to it.
    flushSync(() => setChoosing(false));
    opener.current?.focus();
  };
  const chooseAll = async (isAllowed: boolean) => {
    setPending(isAllowed ? 'accept' : 'reject');
    await choose(isAllowed, 'cookie_banner');
    setPending(null);
  };
  return (
    <>
      <section {...banner} aria-label={t`Cookies`} data-cookie-banner hidden={isChoosing}>
        <Why />
        <div className={styles.acts}>
          <Button ref={opener} {...OPENER} onClick={() => setChoosing(true)}>
            <Trans>Let me choose</Trans>
          </Button>
          <Button {...CHOICE} onClick={() => chooseAll(false)} pending={pending === 'reject'}>
            <Trans>Reject all</Trans>
          </Button>
          <Button {...CHOICE} onClick={() => chooseAll(true)} pending={pending === 'accept'}>
            <Trans>Accept all</Trans>
          </Button>
        </div>
      </section>
      <CookieDialog isOpen={isChoosing} onClose={stopChoosing} onChoose={choose} />
    </>
  );
}

/** What lies above the banner stands as high as it is, and not as it is before scripts have run. */
function useMeasured() {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--cookie-banner', `${banner.current?.offsetHeight ?? 0}px`),
    );
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--cookie-banner');
    };
  }, []);
  return { ref: banner, className: styles.banner };
}

function Why() {
  return (
    <p className={styles.words}>
      <Trans>
        We need a few cookies to keep you logged in and remember this choice. If you agree, others show us
        what works, which invites bring people, and what to suggest.
      </Trans>
    </p>
  );
}

/** Asks about cookies, unless the person already chose in another browser, or as a visitor here before signing up. */
export function CookieQuestion({ viewerId }: { viewerId: string | null }) {
  const [isOpen, setOpen] = useState(viewerId === null);
  useEffect(() => {
    let isOver = false;
    const close = () => {
      isOver = true;
      setOpen(false);
    };
    const settle = async (id: string) => {
      const { settleChoice } = await choosing.fetch();
      const isSettled = await settleChoice(id);
      if (!isOver) setOpen(!isSettled);
    };
    addEventListener('cookiechoice', close);
    // If this fails, the next page asks again.
    if (viewerId !== null) settle(viewerId).catch(() => {});
    return () => {
      isOver = true;
      removeEventListener('cookiechoice', close);
    };
  }, [viewerId]);
  return isOpen && <CookieBanner viewerId={viewerId} />;
}
