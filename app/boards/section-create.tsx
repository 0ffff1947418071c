import { Trans, useLingui } from '@lingui/react/macro';
import { Link, redirect, useNavigate } from 'react-router';
import { boardPageData } from '#features/library/boards/board-page-data.ts';
import { useCreateSection } from '#features/library/sections/create-section/use-create-section.ts';
import { SectionForm } from '#features/library/sections/parts/section-form.tsx';
import styles from '../shell/form-page.module.css';
import { orNotFound } from '../shell/or-not-found.ts';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/section-create.ts';

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const { viewer, call, brandName } = requireActor(context, url);
  const { data } = await orNotFound(call('BoardResource.get', { board_id: id }));
  const board = boardPageData(data, viewer.id);
  if (!board.isEditable) throw redirect(encodeURI(board.url));
  return { board: { id: board.id, name: board.name, url: board.url }, brandName };
}

export default function CreateSectionPage({ loaderData: { board, brandName } }: Route.ComponentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const createSection = useCreateSection(board);
  const send = async (name: string) => navigate(await createSection(name), { replace: true });
  return (
    <main id="main" className={styles.page} data-toasts="above">
      <title>{`${t`Create section`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{t`Create section`}</h1>
      <p className={styles.lead}>
        <Trans>
          On <Link to={board.url}>{board.name}</Link>
        </Trans>
      </p>
      <SectionForm submit={<Trans>Create</Trans>} send={send} />
    </main>
  );
}
