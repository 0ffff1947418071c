import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Card, CardText, CardTitle } from '#design/card/card.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { useChooseCookies } from '#features/core/consent/choose-cookies/use-choose-cookies.ts';
import type { CookieChoice } from '#features/core/consent/cookie-choice.ts';
import type { ClusterCardData } from '#features/library/organize/cluster-card-data.ts';
import styles from '#features/library/organize/parts/organize.module.css';
import { UnorganizedIdeas } from '#features/library/organize/parts/unorganized-ideas.tsx';
import type { Saver } from '#features/library/saves/picker-boards.ts';
import type { OrganizeData } from './load-boards-page.ts';

export const OrganizeIdeasDialog = onDemand(() => import('./organize-dialog.tsx'), 'OrganizeIdeasDialog');

export function Organize({ organize, owner }: { organize: OrganizeData; owner: Saver }) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const { pins, count, hasBoards, clusters, refused } = organize;
  const [isLooking, setLooking] = useState(false);
  return (
    <>
      {pins.length > 0 && (
        <UnorganizedIdeas
          {...{ pins, count, hasBoards }}
          onOrganize={() => setOpen(true)}
          onAim={OrganizeIdeasDialog.preload}
        />
      )}
      {clusters.length > 0 && <SuggestedBoards clusters={clusters} />}
      {clusters.length === 0 && (refused || isLooking) && (
        <SuggestionsOff refused={refused} viewerId={owner.id} onAllowed={() => setLooking(true)} />
      )}
      <OrganizeIdeasDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        saver={{ id: owner.id, username: owner.username }}
        onChanged={revalidate}
      />
    </>
  );
}

function ClusterCard({ cluster: { id, name, thumbnails, pinCount } }: { cluster: ClusterCardData }) {
  return (
    <Card
      to={`/board/create/cluster/${id}`}
      picture={
        <div className={styles.cover}>
          {thumbnails.map((source, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pins may share a picture
            <img key={index} src={source} alt="" loading="lazy" />
          ))}
        </div>
      }
    >
      <CardTitle>{name}</CardTitle>
      <CardText>
        <Plural value={pinCount} one="# Pin" other="# Pins" />
      </CardText>
    </Card>
  );
}

type SuggestionsOffProps = { refused: CookieChoice | null; viewerId: string; onAllowed: () => void };

/** Instead of suggestions, for whoever refuses personalization; then until the first ones come. */
function SuggestionsOff({ refused, viewerId, onAllowed }: SuggestionsOffProps) {
  const choose = useChooseCookies(viewerId);
  const { revalidate } = useRevalidator();
  const isOver = useLookAgain(!refused);
  const allow = async (others: CookieChoice) => {
    if (!(await choose({ ...others, allow_personalization_cookies: true }, 'suggested_boards'))) return;
    onAllowed();
    await revalidate();
  };
  return (
    <section className={styles.section} aria-labelledby="suggested-boards">
      <h2 id="suggested-boards" className={styles.heading}>
        <Trans>Suggested boards</Trans>
      </h2>
      <div className={styles.upsell}>
        <p className={styles.upsellText} role="status">
          {refused && (
            <Trans>
              We could suggest boards from what your Pins have in common. Your cookie choice leaves out
              personalization, so we don't. Only you would see them.
            </Trans>
          )}
          {!refused && !isOver && <Trans>Looking through your Pins…</Trans>}
          {!refused && isOver && (
            <Trans>No suggestions yet. They'll appear here once several of your Pins go together.</Trans>
          )}
        </p>
        {refused && (
          <Button onClick={() => void allow(refused)}>
            <Trans>Turn personalization on</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

const LOOK_AGAIN_MS = 2000;
const MOST_LOOKS = 8;

/** Loads the page again while a job looks for suggestions. True once it has given up. */
function useLookAgain(isOn: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!isOn || looks >= MOST_LOOKS) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      void revalidate();
    }, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isOn, looks, revalidate]);
  return looks >= MOST_LOOKS;
}

function SuggestedBoards({ clusters }: { clusters: readonly ClusterCardData[] }) {
  return (
    <section className={styles.section} aria-labelledby="suggested-boards">
      <h2 id="suggested-boards" className={styles.heading}>
        <Trans>Suggested boards</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>Based on what your Pins have in common. Only you can see these.</Trans>
      </p>
      <ul className={styles.clusters}>
        {clusters.map((cluster) => (
          <li key={cluster.id}>
            <ClusterCard cluster={cluster} />
          </li>
        ))}
      </ul>
    </section>
  );
}
