import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { BuilderPage } from '../pins/builder-page.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/share.ts';
import { takeShared } from './shared.ts';

/** Where another app shares a link, a text or files to the installed app; the worker has put them aside. */
export function loader({ context, url }: Route.LoaderArgs) {
  requireActor(context, url);
  return null;
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function SharePage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => {
    takeShared().then(
      (state) => navigate('/pin-builder/', { replace: true, state }),
      () => navigate('/pin-builder/', { replace: true }),
    );
  }, [navigate]);
  return <BuilderPage title={t`Create Pin`}>{null}</BuilderPage>;
}
