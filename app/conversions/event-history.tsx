import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Tabs } from '#design/tabs/tabs.tsx';
import { SOURCES } from '#features/conversions/conversion-events/conversion.ts';
import { useConversionTexts } from '#features/conversions/conversion-events/parts/use-conversion-texts.ts';
import type { Route } from './+types/event-history.ts';
import { ConversionsPage } from './conversions-page.tsx';
import { conversionsPath, readParams } from './conversions-query.ts';
import { EventsList, loadEvents } from './events-list.tsx';
import { loadSetup } from './load-setup.ts';

export { meta } from './conversions-page.tsx';

/** Of the events that the API reported; other programs link to it. */
const FRAGMENT = '#conversionsAPI';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, call } = await loadSetup({ context, url });
  const { params, refused } = readParams(url, { source: SOURCES });
  const events = setup.account && (await loadEvents(call, setup.account.id, params.source));
  return { setup, source: params.source, refused, events };
}

export default function EventHistoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { setup, source, refused, events } = loaderData;
  const { sources } = useConversionTexts();
  useFragment(
    source === null,
    conversionsPath('event-history', { ...setup.params, source: 'api' }, FRAGMENT),
  );
  const tabs = [null, ...SOURCES].map((one) => ({
    to: conversionsPath('event-history', { ...setup.params, source: one }, one === 'api' ? FRAGMENT : ''),
    label: one ? sources[one] : t`All`,
    current: one === source,
  }));
  return (
    <ConversionsPage
      {...{ setup, refused }}
      here="event-history"
      lead={<Trans>Single events, latest first. Times are in UTC.</Trans>}
    >
      {() => (
        <>
          <Tabs label={t`Source`} tabs={tabs} />
          {events && (
            <div id={source === 'api' ? FRAGMENT.slice(1) : undefined}>
              <EventsList key={source} first={events} empty={t`Nothing was reported in the last 90 days.`} />
            </div>
          )}
        </>
      )}
    </ConversionsPage>
  );
}

/** The server doesn't see the fragment of an address. */
function useFragment(isFree: boolean, path: string): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isFree && hash === FRAGMENT) void navigate(path, { replace: true, preventScrollReset: true });
  }, [isFree, hash, navigate, path]);
}
