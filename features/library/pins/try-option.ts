import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';

/** A try, under its protocol name. */
export const tryOption = z.object({ user_did_it_data_id: idOption });
