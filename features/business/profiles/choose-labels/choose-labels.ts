import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { listOption } from '#platform/resource/options.ts';
import { DIVERSITY_LABELS, OWNER_LABELS } from '../merchant.ts';

function labelsOption<const Labels extends readonly [string, ...string[]]>(labels: Labels) {
  return listOption(z.enum(labels), labels.length)
    .transform((chosen) => labels.filter((label) => chosen.some((one) => one === label)))
    .refine(
      (chosen) => chosen.length < 2 || !chosen.some((one) => one === 'none'),
      msg('{field}: none cannot be chosen together with others'),
    );
}

export const labelsOptions = z.object({
  business_diversity_labels: labelsOption(DIVERSITY_LABELS),
  owner_labels: labelsOption(OWNER_LABELS),
});

export type ChosenLabels = z.output<typeof labelsOptions>;
