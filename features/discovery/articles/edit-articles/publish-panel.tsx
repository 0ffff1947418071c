import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import type { ArticleStatus } from '../article.ts';
import styles from './article-editor.module.css';
import type { ArticleEditing, OpenedArticle } from './use-article-editor.ts';

type PublishPanelProps = {
  article: OpenedArticle | null;
  editing: ArticleEditing;
  onDone: (saved: { id: string | null } | null) => void;
};

export function PublishPanel({ article, editing: { setStatus, isPending }, onDone }: PublishPanelProps) {
  const { t } = useLingui();
  const status = article?.status ?? 'draft';
  const change = async (to: ArticleStatus, publishAt: string | null = null) =>
    onDone(await setStatus(to, publishAt));
  const isPublic = status === 'published';
  return (
    <section className={styles.part} aria-labelledby="publishing">
      <h2 id="publishing">{t`Publishing`}</h2>
      <StatusText status={status} publishAt={article?.publishAt ?? null} missing={article?.missing ?? null} />
      <div className={styles.actions}>
        {!isPublic && (
          <Button size="small" onClick={() => change('published')} disabled={isPending}>
            <Trans>Publish now</Trans>
          </Button>
        )}
        {isPublic && (
          <Button size="small" onClick={() => change('unpublished')} disabled={isPending}>
            <Trans>Unpublish</Trans>
          </Button>
        )}
        {status === 'scheduled' && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => change(article?.isKnown ? 'unpublished' : 'draft')}
            disabled={isPending}
          >
            <Trans>Cancel the schedule</Trans>
          </Button>
        )}
      </div>
      {!isPublic && <Schedule isPending={isPending} onSchedule={(at) => change('scheduled', at)} />}
    </section>
  );
}

type StatusTextProps = { status: ArticleStatus } & Pick<OpenedArticle, 'publishAt' | 'missing'>;

function StatusText({ status, publishAt, missing }: StatusTextProps) {
  const { t } = useLingui();
  const at = useLocalTime(publishAt);
  const gaps = {
    content: t`It's scheduled for ${at}, but isn't published without content. Add a Pin, a board or some text, and save.`,
    cover: t`It's scheduled for ${at}, but isn't published without a cover. Upload one or add a Pin, and save.`,
  };
  const texts: Record<ArticleStatus, string> = {
    draft: t`This is a draft. Only staff can see it.`,
    scheduled: missing ? gaps[missing] : t`It will be published on ${at}.`,
    published: t`Everyone can read it. Changes are public as soon as you save.`,
    unpublished: t`No longer public. Only staff can see it.`,
  };
  return <p className={styles.quiet}>{texts[status]}</p>;
}

/** The server does not know the time zone of the browser. */
function useLocalTime(at: string | null): string {
  const { i18n } = useLingui();
  const [timeZone, setTimeZone] = useState<string | undefined>('UTC');
  useEffect(() => setTimeZone(undefined), []);
  if (!at) return '';
  const format = { dateStyle: 'long', timeStyle: timeZone ? 'long' : 'short', timeZone } as const;
  return new Intl.DateTimeFormat(i18n.locale, format).format(new Date(at));
}

function Schedule({ isPending, onSchedule }: { isPending: boolean; onSchedule: (at: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const schedule = () => {
    const at = new Date(typed);
    setMissing(Number.isNaN(at.getTime()));
    if (!Number.isNaN(at.getTime())) onSchedule(at.toISOString());
  };
  return (
    <div className={styles.schedule}>
      <TextField
        type="datetime-local"
        name="publish_at"
        label={t`Publish later, at`}
        value={typed}
        error={isMissing ? t`Enter a date and a time.` : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button onClick={schedule} disabled={isPending}>
        <Trans>Schedule</Trans>
      </Button>
    </div>
  );
}
