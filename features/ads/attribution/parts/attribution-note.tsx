import { Trans } from '@lingui/react/macro';
import { type Attribution, STANDARD_ATTRIBUTION } from '../attribution.ts';

/** What counts as a conversion of an ad. */
export function AttributionNote({ attribution = STANDARD_ATTRIBUTION }: { attribution?: Attribution }) {
  const { clickDays, engagementDays, viewDays, reportTime } = attribution;
  return (
    <>
      <Trans>
        Conversions followed the last of your ads that somebody dealt with. Days after a press of its link:{' '}
        {clickDays}; after a closeup or save: {engagementDays}; after a look: {viewDays}.
      </Trans>{' '}
      {reportTime === 'TIME_OF_AD_ACTION' ? (
        <Trans>They are on the day of the ad.</Trans>
      ) : (
        <Trans>They are on the day of the conversion.</Trans>
      )}{' '}
      <Trans>
        Those without a press count once ten people did the same on a day, and without their value.
      </Trans>
    </>
  );
}
