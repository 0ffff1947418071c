import { z } from 'zod';

/** Of `promoted` of a pin. Whether it is one of ours is known only with the secret. */
export const adTokenOption = z.string().min(1).max(1500);
