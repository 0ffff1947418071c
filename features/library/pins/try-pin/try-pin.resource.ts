import { z } from 'zod';
import { imageUrlOption, signatureOption } from '#features/core/media/image-option.ts';
import { findOwnPicture, requireUsableMedia } from '#features/core/media/media.service.ts';
import { textOption } from '#platform/resource/options.ts';
import { invalid, Refusal } from '#platform/resource/refusal.ts';
import { type ContextFor, defineResource } from '#platform/resource/resource.ts';
import { pinIdOption } from '../sought-pin.ts';
import { showEach } from '../tries.service.ts';
import type { TryRow } from '../try.store.ts';
import { tryOption } from '../try-event.ts';
import { didItData } from '../wire/pin-answer.ts';
import { presentTry } from '../wire/try.view.ts';
import { editTry, type NamedTry, ownTry, tryPin, untryPin } from './try-pin.service.ts';
import { STARS, TRY_NOTE_CAP, type TryRefusal } from './try-pin.ts';

const options = z.object({ pin_id: pinIdOption });
const either = options.partial().extend(tryOption.partial().shape);
const said = {
  details: textOption(TRY_NOTE_CAP).nullish(),
  image_signature: signatureOption.nullish(),
  rating: z.number().int().min(STARS.worst).max(STARS.best).nullish(),
};

/** The viewer's try of a pin; null if there is none. */
export const didItActivityGet = defineResource({
  name: 'DidItActivityResource.get',
  summary: 'The viewer\u2019s note on a pin that they tried.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options,
  data: didItData.nullable(),
  handle: async (context, { pin_id }) => {
    const found = await ownTry(context, pin_id);
    return found && present(context, found);
  },
});

/** Stores that the viewer tried a pin, with a note, a photo and stars; a second call replaces them. */
export const didItActivityCreate = defineResource({
  name: 'DidItActivityResource.create',
  summary: 'Adds a try of a pin, with a note, a photo and stars.',
  who: 'person',
  rate: 'write',
  acting: 'react',
  options: options.extend(said),
  data: didItData,
  handle: async (context, { pin_id, details, image_signature, rating }) => {
    const photo = image_signature || null;
    const input = { pinId: pin_id, note: details ?? '', photo, stars: rating ?? null };
    return present(context, await tryPin(context, input));
  },
});

/** Changes the viewer's try; missing fields stay, null removes the photo or the stars. */
export const didItActivityUpdate = defineResource({
  name: 'DidItActivityResource.update',
  summary: 'Changes the viewer\u2019s note on a pin that they tried.',
  who: 'person',
  rate: 'write',
  acting: 'react',
  options: either.extend(said),
  data: didItData,
  handle: async (context, { details, image_signature, rating, ...named }) => {
    const answer = await editTry(context, tryIn(named), {
      ...(typeof details === 'string' && { note: details }),
      ...(image_signature !== undefined && { photo: image_signature || null }),
      ...(rating !== undefined && { stars: rating }),
    });
    if ('refused' in answer) throw refusalFor(answer.refused);
    return present(context, answer);
  },
});

/** Deletes the viewer's try. Idempotent. */
export const didItActivityDelete = defineResource({
  name: 'DidItActivityResource.delete',
  summary: 'Removes a try of a pin.',
  who: 'person',
  rate: 'write',
  acting: 'react',
  options: either,
  data: z.object({}),
  handle: async (context, named) => {
    const answer = await untryPin(context, tryIn(named));
    if (answer) throw refusalFor(answer.refused);
    return {};
  },
});

async function present(context: ContextFor<'person'>, row: TryRow) {
  const [shown] = await showEach(context, [row]);
  if (!shown) throw new Error('a try is not shown to its author');
  return presentTry(context, shown);
}

function tryIn({ pin_id, user_did_it_data_id }: z.output<typeof either>): NamedTry {
  if (user_did_it_data_id) return { tryId: user_did_it_data_id };
  if (pin_id) return { pinId: pin_id };
  throw invalid('user_did_it_data_id', 'user_did_it_data_id or pin_id must be given.');
}

function refusalFor(reason: TryRefusal): Refusal {
  return new Refusal({
    kind: 'forbidden',
    reason,
    message: 'Only the person who tried it can change their note.',
  });
}

const FIELD = 'image_url';

/** The signature of a photo that the viewer has already uploaded, by the photo's address. */
export const didItImageUploadCreate = defineResource({
  name: 'DidItImageUploadResource.create',
  summary: 'The signature of an uploaded picture, for a note on a try.',
  who: 'person',
  rate: 'write',
  acting: 'react',
  options: z.object({ [FIELD]: imageUrlOption }),
  data: z.object({ image_signature: z.string() }),
  handle: async (context, { [FIELD]: url }) => {
    const signature = findOwnPicture(url, context.config.origin) ?? '';
    return { image_signature: (await requireUsableMedia(context, signature, FIELD)).signature };
  },
});
