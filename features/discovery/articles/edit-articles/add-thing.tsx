import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { SearchIcon } from '#design/icons/visitor-icons.tsx';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { ARTICLE_LIMITS } from '../article.ts';
import { type DraftBlock, type NamedThing, namedBoard, namedPin, readAddress } from './article-draft.ts';
import styles from './article-editor.module.css';
import { ThingLine } from './block-list.tsx';
import type { ArticleEditing } from './use-article-editor.ts';

const SHOWN = 6;
const PAUSE_MS = 300;

type AddThingProps = { editing: Pick<ArticleEditing, 'draft' | 'setDraft' | 'errors'> };

export function AddThing({ editing: { draft, setDraft, errors } }: AddThingProps) {
  const add = (block: DraftBlock) => setDraft((now) => ({ ...now, blocks: [...now.blocks, block] }));
  if (draft.blocks.length >= ARTICLE_LIMITS.blocks) {
    return (
      <p className={styles.quiet}>
        <Trans>An article can have up to {ARTICLE_LIMITS.blocks} texts, Pins and boards.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.add}>
      <Finder
        error={errorOf(errors, 'blocks')}
        onAdd={(thing) => add({ key: crypto.randomUUID(), kind: thing.kind, id: thing.id, thing })}
      />
      <p className={styles.actions}>
        <Button size="small" onClick={() => add({ key: crypto.randomUUID(), kind: 'text', text: '' })}>
          <Trans>Add text</Trans>
        </Button>
      </p>
    </div>
  );
}

type FinderProps = { error: string | undefined; onAdd: (thing: NamedThing) => void };

function Finder({ error: refused, onAdd }: FinderProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { found, problem } = useFoundThings(typed);
  const [said, say] = useState('');
  const error = useId();
  const search = useRef<HTMLInputElement>(null);
  const add = (thing: NamedThing) => {
    onAdd(thing);
    const { title } = thing;
    say(t`Added ${title}.`);
    setTyped('');
    search.current?.focus();
  };
  return (
    <>
      <TextField
        ref={search}
        {...{ type: 'search', name: 'blocks' }}
        label={t`Add a Pin or board`}
        placeholder={t`Paste its address, or search`}
        icon={<SearchIcon />}
        value={typed}
        {...(problem ? { errorId: error } : { error: refused })}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        // The form would be saved.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {problem && (
        <FieldError id={error} isAnnounced>
          {problem}
        </FieldError>
      )}
      <FoundThings found={found} onAdd={add} />
      <p role="status" className={styles.quiet}>
        {said}
      </p>
    </>
  );
}

type FoundThingsProps = { found: readonly NamedThing[]; onAdd: (thing: NamedThing) => void };

function FoundThings({ found, onAdd }: FoundThingsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.found} aria-label={t`Pins and boards found`}>
      {found.map((thing) => (
        <li key={`${thing.kind} ${thing.id}`}>
          <button type="button" className={styles.choice} onClick={() => onAdd(thing)}>
            <ThingLine thing={thing} kind={thing.kind} />
            <span className={styles.plus}>
              <Trans>Add</Trans>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Found a moment after typing; an older answer never takes the place of a newer one. */
function useFoundThings(typed: string): { found: NamedThing[]; problem: string | null } {
  const { t } = useLingui();
  const [answer, setAnswer] = useState<{ typed: string; found: NamedThing[]; problem: string | null }>();
  const texts = useRef({ none: '', failed: '' });
  useEffect(() => {
    texts.current = {
      none: t`No results that you can see.`,
      failed: t`We couldn't search. Try again.`,
    };
  }, [t]);
  useEffect(() => {
    const asked = typed.trim();
    if (asked.length < 2) return setAnswer(undefined);
    let isOver = false;
    const timer = setTimeout(async () => {
      const { none, failed } = texts.current;
      const next = await findThings(asked).then(
        (found) => ({ typed, found, problem: found.length === 0 ? none : null }),
        (error: unknown) => {
          if (!(error instanceof CallRefused)) throw error;
          const isMissing = error.status === 404 || error.status === 400;
          return { typed, found: [], problem: isMissing ? none : failed };
        },
      );
      if (!isOver) setAnswer(next);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed]);
  return { found: answer?.found ?? [], problem: answer?.typed === typed ? answer.problem : null };
}

async function findThings(asked: string): Promise<NamedThing[]> {
  const address = readAddress(asked, location.origin);
  if (address?.kind === 'pin') return [namedPin((await call('PinResource.get', { id: address.id })).data)];
  if (address) {
    const { username, slug } = address;
    return [namedBoard((await call('BoardResource.get', { username, slug })).data)];
  }
  const [pins, boards] = await Promise.all([
    call('PinSearchResource.get', { query: asked, page_size: SHOWN }),
    call('BoardSearchResource.get', { query: asked, page_size: SHOWN }),
  ]);
  return [...pins.data.map(namedPin), ...boards.data.map(namedBoard)];
}
