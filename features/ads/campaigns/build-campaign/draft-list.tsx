import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import styles from '../parts/ad-fields.module.css';
import { draftPath } from '../tree-path.ts';
import builder from './campaign-builder.module.css';
import type { Draft } from './campaign-builder.tsx';

/** What was begun and not published. */
export function DraftList({ drafts }: { drafts: readonly Draft[] }) {
  const { i18n, t } = useLingui();
  const nameOf = ({ entries: { campaign, group, campaignId } }: Draft) =>
    (campaignId ? group.name : campaign.name) || t`Campaign without a name`;
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">
        <Trans>Drafts</Trans>
      </h2>
      <ul className={builder.drafts}>
        {drafts.map((draft) => {
          const name = nameOf(draft);
          const at = i18n.date(new Date(draft.updated_at), { dateStyle: 'medium', timeZone: 'UTC' });
          return (
            <li key={draft.id} className={builder.draft}>
              <div>
                <p>{name}</p>
                <p className={styles.lead}>
                  <Trans>Last changed: {at}</Trans>
                </p>
              </div>
              <span>
                <LinkButton size="small" to={draftPath(draft.id)} aria-label={t`Continue ${name}`}>
                  <Trans>Continue</Trans>
                </LinkButton>{' '}
                <Discard id={draft.id} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Discard({ id }: { id: string }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const discard = async () => {
    setPending(true);
    try {
      await call('AdDraftResource.delete', { draft_id: id });
      toast.show({ kind: 'success', text: t`Draft discarded` });
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    await revalidate();
    setPending(false);
  };
  return (
    <Button size="small" variant="ghost" pending={isPending} onClick={discard}>
      <Trans>Discard</Trans>
    </Button>
  );
}
