import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#design/button/button.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { call } from '#platform/resource/client.ts';
import { choiceOf, choiceUpdate, everyCookie } from '../cookie-choice.ts';
import { readStoredChoice } from '../stored-choice.ts';
import type { CookieDialogProps } from './cookie-dialog.tsx';
import styles from './cookie-question.module.css';
import { keepChoice, useChooseCookies, useCookieChoice } from './use-cookie-choice.ts';

const CookieDialog = onDemand<CookieDialogProps>(
  async () => (await import('./cookie-dialog.tsx')).CookieDialog,
);

const OPENER = {
  ...({ size: 'small', variant: 'ghost', 'aria-haspopup': 'dialog' } as const),
  onPointerEnter: CookieDialog.preload,
  onFocus: CookieDialog.preload,
};

/** Refusing takes no more clicks than agreeing. */
function CookieBanner({ viewerId }: { viewerId: string | null }) {
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
    if (viewerId === null) return;
    let isHere = true;
    isSettled(viewerId).then(
      (settled) => isHere && setOpen(!settled),
      // Asks again on the next page.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [viewerId]);
  const chosen = useCookieChoice(null);
  return isOpen && !chosen ? <CookieBanner viewerId={viewerId} /> : null;
}

/** A visitor's choice becomes the person's if they have none. */
async function isSettled(viewerId: string): Promise<boolean> {
  const { data: settings } = await call('UserSettingsResource.get', {});
  const theirs = choiceOf(settings);
  const stored = readStoredChoice(document.cookie);
  const visitors = stored?.of === '' ? stored.choice : null;
  const choice = theirs ?? visitors;
  if (!choice) return false;
  if (!theirs) await call('UserSettingsResource.update', choiceUpdate(choice, 'cookie_banner'));
  keepChoice(choice, viewerId);
  return true;
}
