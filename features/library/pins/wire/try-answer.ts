import type { z } from 'zod';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { didItData } from './pin-answer.ts';

/** What a person says about trying a pin, with the person. */
export const listedTry = didItData.extend({ user: personCard });

export type ListedTry = z.infer<typeof listedTry>;
