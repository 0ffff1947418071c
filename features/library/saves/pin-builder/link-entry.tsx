import { Trans } from '@lingui/react/macro';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { LinkField, useTypedLink } from '../parts/link-field.tsx';
import styles from './link-entry.module.css';
import { type LinkPage, LinkPictures } from './link-pictures.tsx';

type LinkEntryProps = {
  /** Fetched at once. */
  initialLink?: string | undefined;
  /** Fetched at once; each paste is another one, whatever its text. */
  pasted: { link: string } | null;
  onChoose: (page: LinkPage, image: LinkPage['items'][number]) => void;
};

export function LinkEntry({ initialLink = '', pasted, onChoose }: LinkEntryProps) {
  const { input, link, type, isWrong, submit, page, forget } = useLink(initialLink, pasted);
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
          <Trans>We couldn't load the page. Check your connection.</Trans>{' '}
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

function useLink(initialLink: string, pasted: LinkEntryProps['pasted']) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is pasted
  useEffect(() => {
    if (!pasted) return;
    type(pasted.link);
    lookAt(pasted.link);
  }, [pasted]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    lookAt(link);
  };
  return { input, link, type, isWrong, submit, page, forget };
}

type State =
  | { state: 'idle' | 'looking' | 'offline' }
  /** There is no page; the message says why. */
  | { state: 'refused'; message: string }
  | { state: 'found'; page: LinkPage };

/** Answers to earlier questions are ignored. */
function useLinkPage() {
  const [page, setPage] = useState<State>({ state: 'idle' });
  const asked = useRef(0);

  const look = async (url: string) => {
    asked.current += 1;
    const question = asked.current;
    setPage({ state: 'looking' });
    const answer = await ask(url);
    if (question === asked.current) setPage(answer);
  };
  const forget = () => {
    asked.current += 1;
    setPage({ state: 'idle' });
  };
  return { page, look, forget };
}

async function ask(url: string): Promise<State> {
  try {
    return { state: 'found', page: (await call('FindPinImagesResource.get', { url })).data };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const isOurs = !error.message || error.status >= 429;
    return isOurs ? { state: 'offline' } : { state: 'refused', message: error.message };
  }
}
