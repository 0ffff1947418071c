import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { actingPath } from '#features/library/boards/acting-path.ts';
import { subjectIn } from '#features/library/boards/board-path.ts';
import { CreateBoardForm } from '#features/library/boards/parts/create-board-form.tsx';
import styles from '../shell/form-page.module.css';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/board-create.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const { brandName, acting } = requireActor(context, url);
  return { brandName, subjectId: subjectIn(url.href) ?? acting?.active?.profile.id ?? null };
}

export default function CreateBoardPage({ loaderData: { brandName, subjectId } }: Route.ComponentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <main id="main" className={styles.page} data-toasts="above">
      <title>{`${t`Create board`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{t`Create board`}</h1>
      <CreateBoardForm
        source="create_page"
        subjectId={subjectId}
        onCreated={({ url }) => navigate(actingPath(url, subjectId), { replace: true })}
      />
    </main>
  );
}
