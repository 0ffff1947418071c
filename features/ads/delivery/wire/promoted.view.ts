import type { ShownPin } from '#features/library/pins/pin.service.ts';
import { presentPins } from '#features/library/pins/wire/pin.view.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import type { Context } from '#platform/resource/context.ts';
import { mapPage, type Page } from '#platform/resource/resource.ts';
import type { Promoted } from '../offer-ads.service.ts';

/** The promoted ones say so. */
export function presentPinsWithAds(
  context: Context,
  page: Page<ShownPin & { promoted?: Promoted }>,
): Page<PinAnswer> {
  return mapPage(page, (pins) => {
    const answers = presentPins(context, pins);
    return answers.map((answer, at) => presentPromoted(answer, pins[at]?.promoted));
  });
}

export function presentPromoted(answer: PinAnswer, promoted: Promoted | undefined): PinAnswer {
  if (!promoted) return answer;
  const { token, accountName: account_name } = promoted;
  return { ...answer, is_promoted: true, promoted: { token, account_name } };
}
