import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { CircleAlertIcon, LinkIcon } from '#design/icons/icons.tsx';
import { looksLikeLink, wantsShortWords, withProtocol } from '../check-link.ts';
import styles from './link-entry.module.css';
import { type LinkPage, LinkPictures } from './link-pictures.tsx';
import { useLinkPage } from './use-link-page.ts';

const EXAMPLE = 'https://...';

type LinkEntryProps = {
  /** Looked at as soon as it stands there. */
  initialLink?: string;
  onChoose: (page: LinkPage, image: LinkPage['items'][number]) => void;
};

/** Makes a pin from a page of the web: its address, then one of its pictures. */
export function LinkEntry({ initialLink = '', onChoose }: LinkEntryProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState(initialLink);
  const [isWrong, setWrong] = useState(false);
  const { page, look, forget } = useLinkPage();
  const isNarrow = useIsNarrow();

  const submit = (typed: string) => {
    const isRight = typed.trim() !== '' && looksLikeLink(typed);
    setWrong(!isRight);
    if (isRight) look(withProtocol(typed));
    else input.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address that the page was opened with
  useEffect(() => {
    if (initialLink) submit(initialLink);
  }, [initialLink]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(link);
  };
  const isRefused = isWrong || page.state === 'refused';
  return (
    <section className={styles.entry}>
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        <div className={styles.field}>
          <TextField
            ref={input}
            label={t`Link to a page with pictures`}
            isLabelHidden
            icon={<LinkIcon size={18} />}
            isPill
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={isNarrow ? t`Enter a link, ${EXAMPLE}` : t`Enter a link to create a Pin, ${EXAMPLE}`}
            value={link}
            onChange={(event) => {
              setLink(event.currentTarget.value);
              setWrong(false);
            }}
          />
          {isRefused && (
            <p role="alert" className={styles.popup}>
              <CircleAlertIcon size={18} />
              <span>
                <Trans>Oops! Please enter a valid URL.</Trans>
                {page.state === 'refused' && !isWrong && (
                  <span className={styles.reason}> {page.message}</span>
                )}
              </span>
            </p>
          )}
        </div>
        <Button type="submit" pending={page.state === 'looking'}>
          <Trans>Find pictures</Trans>
        </Button>
      </form>
      {page.state === 'offline' && (
        <p role="alert" className={styles.trouble}>
          <Trans>The page could not be looked at. Check your connection.</Trans>{' '}
          <Button size="small" onClick={() => submit(link)}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {page.state === 'found' && (
        <LinkPictures
          page={page.page}
          onChoose={(image) => {
            onChoose(page.page, image);
            setLink('');
            forget();
          }}
          onClose={forget}
        />
      )}
    </section>
  );
}

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('resize', listener);
      return () => removeEventListener('resize', listener);
    },
    () => wantsShortWords(innerWidth),
    () => false,
  );
}
