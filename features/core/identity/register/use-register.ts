import { useLingui } from '@lingui/react/macro';
import type { FormError } from '#design/field/form-errors.tsx';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { type Entrance, enterAsNew } from '../parts/enter-site.ts';
import { usePasswordSentences } from '../parts/password-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import { useUsernameSentences } from '../username/use-username-sentences.ts';

export function useRegister(entrance: Entrance) {
  const { t } = useLingui();
  const texts = useRegisterTexts();
  return useSendingForm({
    ...texts,
    required: { ...texts.required, email: t`Enter your email address.`, password: t`Choose a password.` },
    findWrong: useFindWrong(texts.sentences),
    mendedBy: { birthday: ['country'] },
    send: async ({ first_name = '', email = '', password = '', username, ...others }) => {
      const { last_name, birthday, country } = others;
      const name = { first_name, last_name, username: username || undefined };
      await call('UserRegisterResource.create', { ...name, email, password, birthday, country });
      return enterAsNew(entrance, username);
    },
  });
}

function useFindWrong(sentences: Readonly<Record<string, string>>) {
  const { t } = useLingui();
  return async (fields: Record<string, string>): Promise<FormError[]> => {
    const { email, password, birthday, country, username } = filledIn(fields);
    try {
      const told = { email, password, birthday, country, username };
      const { data } = await call('RegisterCheckResource.create', told);
      const generic = t`This is too long or not valid here.`;
      return data.map(({ field, reason }) => ({ field, message: sentences[reason] ?? generic }));
    } catch (error) {
      // Optional: signing up would report the same problems.
      if (error instanceof CallRefused) return [];
      throw error;
    }
  };
}

function filledIn(fields: Record<string, string>): Partial<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

export function useRegisterTexts() {
  const { t } = useLingui();
  const usernameSentences = useUsernameSentences();
  const passwordSentences = usePasswordSentences();
  return {
    required: {
      first_name: t`Enter your first name.`,
      birthday: t`Enter your birth date.`,
      country: t`Choose your country.`,
    },
    sentences: {
      ...usernameSentences,
      ...passwordSentences,
      'email-taken': t`There's already an account with this email. Log in instead.`,
      'invalid-email': t`Enter an email address like name@example.com.`,
      'invalid-password': t`A password must have 8 to 128 characters.`,
      'invalid-birthday': t`Enter a valid birth date.`,
      'too-young': t`You're not old enough to have an account in your country.`,
    },
  };
}
