import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useFormErrors } from '#design/field/form-errors.tsx';
import { useRefusalTexts } from '#features/core/identity/parts/use-refusal-texts.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import type { ArticleStatus } from '../article.ts';
import { type ArticleDraft, EMPTY_DRAFT, sentOf } from './article-draft.ts';

export interface OpenedArticle {
  id: string;
  version: number;
  status: ArticleStatus;
  publishAt: string | null;
  missing: 'content' | 'cover' | null;
  /** It was public at some time. */
  isKnown: boolean;
  path: string;
  draft: ArticleDraft;
}

/** Where it is saved, and what it looked like then. */
interface Saved {
  id: string | null;
  version: number;
  sent: string;
}

const textOf = (draft: ArticleDraft) => JSON.stringify(sentOf(draft));

export function useArticleEditor(opened: OpenedArticle | null) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(opened?.draft ?? EMPTY_DRAFT);
  const [saved, setSaved] = useState<Saved>(() => ({
    ...{ id: opened?.id ?? null, version: opened?.version ?? 0 },
    sent: textOf(opened?.draft ?? EMPTY_DRAFT),
  }));
  const { isPending, errors, isConflict, attempt, setErrors, onChange } = useAttempt();
  const isUnsaved = textOf(draft) !== saved.sent;
  const change = (changes: Partial<ArticleDraft>) => setDraft((now) => ({ ...now, ...changes }));

  /** Null if it was refused. */
  const save = async (): Promise<Saved | null> => {
    if (draft.title.trim() === '') {
      setErrors([{ field: 'title', message: t`Enter a title.` }]);
      return null;
    }
    return attempt(async () => {
      const sent = sentOf(draft);
      const { id, version } = saved;
      const { data } = id
        ? await call('ModerationArticleResource.update', { ...sent, article_id: id, version })
        : await call('ModerationArticleResource.create', sent);
      const next = { id: data.id, version: data.version, sent: textOf(draft) };
      setSaved(next);
      return next;
    });
  };

  /** Saves first what is not saved. */
  const setStatus = async (status: ArticleStatus, publishAt: string | null): Promise<Saved | null> => {
    const at = isUnsaved || !saved.id ? await save() : saved;
    if (!at?.id) return null;
    const { id, version } = at;
    return attempt(async () => {
      const asked = { article_id: id, version, status, publish_at: publishAt };
      const { data } = await call('ModerationArticleStatusResource.update', asked);
      const next = { ...at, version: data.version };
      setSaved(next);
      return next;
    });
  };

  return { draft, change, setDraft, isUnsaved, isPending, errors, onChange, isConflict, save, setStatus };
}

export type ArticleEditing = ReturnType<typeof useArticleEditor>;

function useAttempt() {
  const textsOf = useRefusalTexts();
  const [isPending, setPending] = useState(false);
  const { errors, setErrors, onChange } = useFormErrors();
  const [isConflict, setConflict] = useState(false);
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    if (isPending) return null;
    setErrors([]);
    setConflict(false);
    setPending(true);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setConflict(error.reason === 'article-changed-meanwhile');
      setErrors(textsOf(error));
      return null;
    } finally {
      setPending(false);
    }
  };
  return { isPending, errors, isConflict, attempt, setErrors, onChange };
}

/** Asks before other pages of the site; the browser asks before it leaves the site. */
export function useLeaveGuard(isUnsaved: boolean) {
  /** True while the page itself goes on after saving. */
  const isLetThrough = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isLetThrough.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLetThrough.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    /** What is typed meanwhile is guarded again afterwards. */
    letThrough: async (goOn: () => void | Promise<void>) => {
      isLetThrough.current = true;
      await goOn();
      isLetThrough.current = false;
    },
  };
}
