import { Trans } from '@lingui/react/macro';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from '#design/button/button.tsx';
import { LinkField } from '../parts/link-field.tsx';
import { useTypedLink } from '../parts/use-typed-link.ts';
import styles from './link-entry.module.css';
import { type LinkPage, LinkPictures } from './link-pictures.tsx';
import { useLinkPage } from './use-link-page.ts';

type LinkEntryProps = {
  /** Looked at as soon as it stands there. */
  initialLink?: string;
  onChoose: (page: LinkPage, image: LinkPage['items'][number]) => void;
};

/** Makes a pin from a page of the web: its address, then one of its pictures. */
export function LinkEntry({ initialLink = '', onChoose }: LinkEntryProps) {
  const { input, link, type, isWrong, submit, page, forget } = useLink(initialLink);
  return (
    <section className={styles.entry}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <LinkField
          ref={input}
          className={styles.field}
          value={link}
          onChange={type}
          isRefused={isWrong || page.state === 'refused'}
          reason={page.state === 'refused' && !isWrong ? page.message : null}
        />
        <Button type="submit" pending={page.state === 'looking'}>
          <Trans>Find pictures</Trans>
        </Button>
      </form>
      {page.state === 'offline' && (
        <p role="alert" className={styles.trouble}>
          <Trans>Couldn't load the page. Check your connection.</Trans>{' '}
          <Button size="small" onClick={submit}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {page.state === 'found' && (
        <LinkPictures
          page={page.page}
          onChoose={(image) => {
            onChoose(page.page, image);
            type('');
            forget();
          }}
          onClose={forget}
        />
      )}
    </section>
  );
}

/** The address that is typed, and the page that stands there. */
function useLink(initialLink: string) {
  const input = useRef<HTMLInputElement>(null);
  const { link, isWrong, type, addressIn } = useTypedLink(initialLink);
  const { page, look, forget } = useLinkPage();

  const lookAt = (typed: string) => {
    const address = addressIn(typed);
    if (address) look(address);
    else input.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address that the page was opened with
  useEffect(() => {
    if (initialLink) lookAt(initialLink);
  }, [initialLink]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    lookAt(link);
  };
  return { input, link, type, isWrong, submit, page, forget };
}
