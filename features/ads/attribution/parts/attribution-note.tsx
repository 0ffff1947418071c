import { Trans } from '@lingui/react/macro';

interface AttributionNoteProps {
  windows: { click_window_days: number; engagement_window_days: number; view_window_days: number };
}

/** What counts as a conversion of an ad. */
export function AttributionNote({ windows }: AttributionNoteProps) {
  const { click_window_days: clickDays, engagement_window_days: engagementDays } = windows;
  const { view_window_days: viewDays } = windows;
  return (
    <>
      <Trans>
        Conversions followed the last of your ads that somebody dealt with. Days after a press of its link:{' '}
        {clickDays}; after a closeup or save: {engagementDays}; after a look: {viewDays}.
      </Trans>{' '}
      <Trans>They are on the day of the ad.</Trans>{' '}
      <Trans>
        Those without a press count once ten people did the same on a day, and without their value.
      </Trans>
    </>
  );
}
