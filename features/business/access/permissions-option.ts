import { z } from 'zod';
import { BUSINESS_PERMISSIONS } from '#features/core/identity/acting-access.ts';
import { msg } from '#platform/i18n/msg.ts';
import { idOption } from '#platform/resource/options.ts';

/** The business, where the caller is somebody else. */
export const subjectOption = z.object({ orbac_subject_id: idOption.nullish() });

export const permissionsOption = z
  .array(z.enum(BUSINESS_PERMISSIONS))
  .max(BUSINESS_PERMISSIONS.length)
  .refine((chosen) => chosen.length > 0, msg('{field}: must contain a permission'));
