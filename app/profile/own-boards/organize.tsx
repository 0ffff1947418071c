import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Card, CardText, CardTitle } from '#design/card/card.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { ClusterCardData } from '#features/library/organize/cluster-card-data.ts';
import styles from '#features/library/organize/parts/organize.module.css';
import { UnorganizedIdeas } from '#features/library/organize/parts/unorganized-ideas.tsx';
import type { Saver } from '#features/library/saves/picker-boards.ts';
import type { OrganizeData } from './load-boards-page.ts';

export const OrganizeIdeasDialog = onDemand(
  async () => (await import('./organize-dialog.tsx')).OrganizeIdeasDialog,
);

export function Organize({ organize, owner }: { organize: OrganizeData; owner: Saver }) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const { pins, count, hasBoards, clusters } = organize;
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
