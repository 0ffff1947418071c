import { latePart } from '#design/on-demand/late-part.tsx';
import { CloseupPicture } from './closeup-picture.tsx';
import type { PinPageData } from './pin-page-data.ts';
import { SensitiveMedia } from './sensitive-media.tsx';

// Most pins are pictures, so that their pages do not load it.
const CloseupMoving = latePart(async () => (await import('./closeup-moving.tsx')).CloseupMoving);

/** What a pin shows: its picture, its video, or the pages of its story. */
export function CloseupMedia({ pin }: { pin: PinPageData }) {
  const picture = <CloseupPicture pin={pin.card} />;
  const isPicture = !pin.video && pin.pages.length === 0;
  return (
    <SensitiveMedia isOn={pin.card.is_sensitive}>
      {isPicture ? picture : <CloseupMoving pin={pin} before={picture} />}
    </SensitiveMedia>
  );
}
