import type { z } from 'zod';
import { personCard } from '#features/core/people/person-answer.ts';
import { didItData } from './pin-answer.ts';

/** How it went when somebody tried a pin, with who that is. */
export const listedTry = didItData.extend({ user: personCard });

export type ListedTry = z.infer<typeof listedTry>;
