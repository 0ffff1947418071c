import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#design/button/button.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import styles from './cookie-banner.module.css';
import { everyCookie } from './cookie-choice.ts';
import type { CookieDialogProps } from './cookie-dialog.tsx';
import { useChooseCookies } from './use-cookie-choice.ts';

const CookieDialog = onDemand<CookieDialogProps>(
  async () => (await import('./cookie-dialog.tsx')).CookieDialog,
);

const OPENER = {
  ...({ size: 'small', variant: 'ghost', 'aria-haspopup': 'dialog' } as const),
  onPointerEnter: CookieDialog.preload,
  onFocus: CookieDialog.preload,
};

/** Fixed to the foot of the window until a choice is made. Refusing takes no more clicks than agreeing. */
export function CookieBanner({ viewerId }: { viewerId: string | null }) {
  const { t } = useLingui();
  const choose = useChooseCookies(viewerId);
  const [isChoosing, setChoosing] = useState(false);
  const [pending, setPending] = useState<'accept' | 'reject' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const stopChoosing = () => {
    // A dialog opened from a hidden button cannot return the focus to it.
    flushSync(() => setChoosing(false));
    opener.current?.focus();
  };
  const chooseAll = async (isAllowed: boolean) => {
    setPending(isAllowed ? 'accept' : 'reject');
    await choose(everyCookie(isAllowed), 'cookie_banner');
    setPending(null);
  };
  return (
    <>
      <section className={styles.banner} aria-label={t`Cookies`} data-cookie-banner hidden={isChoosing}>
        <Why />
        <div className={styles.acts}>
          <Button ref={opener} {...OPENER} onClick={() => setChoosing(true)}>
            <Trans>Let me choose</Trans>
          </Button>
          <Button size="small" onClick={() => chooseAll(false)} pending={pending === 'reject'}>
            <Trans>Reject all</Trans>
          </Button>
          <Button size="small" onClick={() => chooseAll(true)} pending={pending === 'accept'}>
            <Trans>Accept all</Trans>
          </Button>
        </div>
      </section>
      <CookieDialog isOpen={isChoosing} onClose={stopChoosing} onChoose={choose} />
    </>
  );
}

function Why() {
  return (
    <p className={styles.words}>
      <Trans>
        We need a few cookies to keep you logged in and to remember this choice. With your consent we use
        more: to see what works, to know which invites bring people, and to personalize suggestions.
      </Trans>
    </p>
  );
}
