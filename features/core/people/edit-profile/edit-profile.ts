import { z } from 'zod';
import { countryOption } from '#features/core/identity/options.ts';
import { signatureOption } from '#features/core/media/image-option.ts';
import { msg } from '#platform/i18n/msg.ts';
import {
  lineOption,
  linkOption,
  listOption,
  removableOption,
  textOption,
} from '#platform/resource/options.ts';
import { PERSON_LIMITS } from '../person.ts';
import { HANDLE, handleIn, LONGEST_GENDER, websiteIn } from './typed-text.ts';

const LONGEST_PRONOUN = 20;

/** Others see all of it but the gender. */
export const ownProfileAnswer = z.object({
  first_name: z.string(),
  full_name: z.string(),
  about: z.string(),
  pronouns: z.array(z.string()),
  country: z.string().nullable(),
  location: z.string(),
  website_url: z.string().nullable(),
  impressum_url: z.string().nullable(),
  instagram_username: z.string().nullable(),
  gender: z.string().nullable(),
  image_signature: z.string().nullable(),
});

export type OwnProfile = z.infer<typeof ownProfileAnswer>;

const handleOption = z
  .string()
  .transform(handleIn)
  .refine(
    (name) => name === '' || HANDLE.test(name),
    msg('{field}: must contain only letters, digits, dots and underscores'),
  );

export const websiteOption = z.string().transform(websiteIn).pipe(linkOption);

/** An empty text or null removes the value. */
export const ownProfileOptions = z.object({
  first_name: lineOption(PERSON_LIMITS.firstName).pipe(z.string().min(1)).optional(),
  full_name: lineOption(PERSON_LIMITS.fullName).pipe(z.string().min(1)).optional(),
  about: textOption(PERSON_LIMITS.about).optional(),
  pronouns: listOption(
    lineOption(LONGEST_PRONOUN).pipe(z.string().min(1)),
    PERSON_LIMITS.pronouns,
  ).optional(),
  country: removableOption(z.union([z.literal(''), countryOption])).optional(),
  location: lineOption(PERSON_LIMITS.location).optional(),
  website_url: removableOption(websiteOption).optional(),
  impressum_url: removableOption(linkOption).optional(),
  instagram_username: removableOption(handleOption).optional(),
  gender: removableOption(lineOption(LONGEST_GENDER)).optional(),
  image_signature: removableOption(signatureOption).optional(),
});

export type ProfileChanges = z.output<typeof ownProfileOptions>;
