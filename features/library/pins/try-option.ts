import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';

/** A try, by the name that clients have for it. */
export const tryOption = z.object({ user_did_it_data_id: idOption });
