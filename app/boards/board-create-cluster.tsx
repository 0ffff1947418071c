import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { actingPath } from '#features/library/boards/acting-path.ts';
import { subjectIn } from '#features/library/boards/board-path.ts';
import { CreateBoardForm } from '#features/library/boards/parts/create-board-form.tsx';
import { capitalized } from '#features/library/organize/cluster-card-data.ts';
import {
  type ClusterPin,
  CreateFromCluster,
} from '#features/library/organize/create-from-cluster/create-from-cluster.tsx';
import { pinTile } from '#features/library/organize/organize-pins/organize-pins.ts';
import type { PageContext } from '../server/page-context.ts';
import { orNotFound } from '../shell/or-not-found.ts';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/board-create-cluster.ts';
import styles from './board-create-cluster.module.css';

const PAGE = 250;

export async function loader({ context, params: { clusterId }, url }: Route.LoaderArgs) {
  const page = requireActor(context, url);
  const [pins, clusters] = await Promise.all([
    orNotFound(allPinsOf(page, clusterId)),
    page.call('GET /v3/users/profile/pins/clusters/', {}),
  ]);
  const names = clusters.data.find(({ id }) => id === clusterId)?.names ?? [];
  const name = capitalized(names[0] ?? '');
  return {
    pins,
    name,
    brandName: page.brandName,
    subjectId: subjectIn(url.href) ?? page.acting?.active?.profile.id ?? null,
  };
}

async function allPinsOf({ call }: PageContext, id: string): Promise<ClusterPin[]> {
  const pins: ClusterPin[] = [];
  let bookmark: string | null = null;
  do {
    const answer: Awaited<ReturnType<typeof feed>> = await feed(bookmark);
    pins.push(...answer.data.map((pin) => ({ ...pinTile(pin), boardId: pin.board?.id ?? null })));
    bookmark = answer.bookmark;
  } while (bookmark);
  return pins;

  function feed(after: string | null) {
    const options = { id, page_size: PAGE, bookmarks: [after] };
    return call('GET /v3/users/profile/pins/cluster/:id/feed/', options);
  }
}

export default function CreateFromClusterPage({ loaderData }: Route.ComponentProps) {
  const { pins, name, brandName, subjectId } = loaderData;
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <main id="main" className={styles.page}>
      <title>{`${t`Create board`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{name || t`Create board`}</h1>
      <p className={styles.text}>
        <Trans>These Pins could make a board. Leave out what doesn't belong.</Trans>
      </p>
      <CreateFromCluster
        pins={pins}
        onDone={({ url }) => navigate(actingPath(url, subjectId), { replace: true })}
        onChanged={() => {}}
        createForm={(onCreated) => (
          <CreateBoardForm
            source="organize_pins"
            subjectId={subjectId}
            suggestedName={name}
            onCreated={onCreated}
          />
        )}
      />
    </main>
  );
}
