import { useLingui } from '@lingui/react/macro';
import { call } from '#platform/resource/client.ts';
import { type Entrance, enterSite } from '../parts/enter-site.ts';
import { useSendingForm } from '../parts/use-sending-form.ts';
import { useUsernameSentences } from '../username/use-username-sentences.ts';

/** The state of the form that signs up, with what is said of each field that is missing or refused. */
export function useRegister(entrance: Entrance) {
  const { t } = useLingui();
  const words = useRegisterWords();
  return useSendingForm({
    ...words,
    required: { ...words.required, email: t`Enter your email address.`, password: t`Choose a password.` },
    send: async ({ first_name = '', email = '', password = '', username, ...others }) => {
      const { last_name, birthday, country } = others;
      const name = { first_name, last_name, username: username || undefined };
      await call('UserRegisterResource.create', { ...name, email, password, birthday, country });
      return enterSite(entrance);
    },
  });
}

/** What is said of the fields that everybody fills in who signs up. */
export function useRegisterWords() {
  const { t } = useLingui();
  const usernameSentences = useUsernameSentences();
  return {
    required: {
      first_name: t`Enter your first name.`,
      birthday: t`Enter your birth date.`,
      country: t`Choose your country.`,
    },
    sentences: {
      ...usernameSentences,
      'email-taken': t`There is an account with this email already. Log in instead.`,
      'invalid-email': t`Enter an email address like name@example.com.`,
      'invalid-password': t`A password has 8 to 128 characters.`,
      'invalid-birthday': t`Enter a birth date that exists.`,
      'too-young': t`You are not old enough to have an account in your country.`,
    },
  };
}
