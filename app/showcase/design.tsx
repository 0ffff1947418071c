import { useLocation } from 'react-router';
import { Controls } from '#design/showcase/controls.tsx';
import { Details } from '#design/showcase/details.tsx';
import { Forms } from '#design/showcase/forms.tsx';
import { Foundations } from '#design/showcase/foundations.tsx';
import { Overlays } from '#design/showcase/overlays.tsx';
import { Dragging, States } from '#design/showcase/states.tsx';
import { Wall } from '#design/showcase/wall.tsx';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/design.ts';
import styles from './design.module.css';

const STATUSES = ['more', 'loading', 'error', 'end'] as const;

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(pageContext).mode === 'production') throw new Response(null, { status: 404 });
  return null;
}

export const meta = () => [{ title: 'The look' }, { name: 'robots', content: 'noindex' }];

/** `?only=wall&count=50000&density=dense&status=end` shows only a wall. */
export default function DesignPage() {
  const query = new URLSearchParams(useLocation().search);
  const wall = (
    <Wall
      count={Number(query.get('count') ?? 60)}
      density={query.get('density') === 'dense' ? 'dense' : 'regular'}
      status={STATUSES.find((status) => status === query.get('status')) ?? 'end'}
    />
  );
  return (
    <main id="main" className={styles.page}>
      <h1>The look</h1>
      {query.get('only') !== 'wall' && (
        <>
          <Foundations />
          <Controls />
          <Forms />
          <Overlays />
          <Details />
          <States />
          <Dragging />
        </>
      )}
      {wall}
    </main>
  );
}
