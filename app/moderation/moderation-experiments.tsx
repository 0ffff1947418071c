import { Trans, useLingui } from '@lingui/react/macro';
import type { EXPERIMENTS } from '#app/experiments.ts';
import { FlagList, type FlagTexts } from '#features/trust/experiences/choose-flags/flag-list.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-experiments.ts';
import styles from './moderation.module.css';
import { requireStaff } from './require-staff.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = requireStaff(context);
  return { flags: (await call('FlagsResource.get', {})).data };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationExperimentsPage({ loaderData: { flags } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Experiments`}</PageTitle>
      <BackLink fallback="/moderation/" />
      <h1>{t`Experiments`}</h1>
      <p>
        <Trans>Your choice applies to this browser until you close it.</Trans>
      </p>
      <FlagList flags={flags} texts={useFlagTexts()} />
    </main>
  );
}

function useFlagTexts(): Record<keyof typeof EXPERIMENTS, FlagTexts> {
  return { ...useProfileTexts(), ...usePinTexts(), ...useLegalTexts() };
}

function useProfileTexts() {
  const { t } = useLingui();
  return {
    instagram_account_claiming_ga_cohort_one_web: {
      label: t`Instagram accounts, first group`,
      hint: t`People can add their Instagram account, and profiles show it. Either group is enough.`,
    },
    instagram_account_claiming_ga_cohort_two_web: {
      label: t`Instagram accounts, second group`,
      hint: t`People can add their Instagram account, and profiles show it. Either group is enough.`,
    },
    makeathon_2022_profile_follower_count_private: {
      label: t`Hide follower counts of private profiles`,
      hint: t`Only followers see how many people follow a private profile.`,
    },
    profile_cover_image_unauth_resolution_change: {
      label: t`Smaller covers for visitors`,
      hint: t`Visitors get the cover of a profile in its smaller size.`,
    },
    private_profile_hide_until_follow: {
      label: t`Hide private profiles`,
      hint: t`Only followers see what is on a private profile. When off, everyone does.`,
    },
    seo_profile_pins: {
      label: t`Pins for search engines`,
      hint: t`The structured data of a profile lists its newest Pins, for visitors and search engines.`,
    },
    social_login_badge_one: {
      label: t`Reminder to set a password, first group`,
      hint: t`People who only log in through another site see a badge on their settings.`,
    },
    social_login_badge_two: {
      label: t`Reminder to set a password, second group`,
      hint: t`People who only log in through another site see a badge on their settings.`,
    },
  };
}

function usePinTexts() {
  const { t } = useLingui();
  return {
    group_boards_at_top: {
      label: t`Group boards first`,
      hint: t`Profiles with group boards list those first, until their owner picks another order.`,
    },
    auto_organization: {
      label: t`Suggested boards`,
      hint: t`Suggests boards for similar Pins that aren't on a board.`,
    },
    pin_creation: {
      label: t`Creating Pins`,
      hint: t`What people can create: all Pins, Idea Pins only, or none. Saving always works.`,
    },
    story_pin_creation_tool: {
      label: t`New Idea Pin editor`,
      hint: t`Idea Pins are made at /pin-creation-tool/. When off, at /idea-pin-builder/.`,
    },
    create_menu_without_pin: {
      label: t`One entry for all Pins`,
      hint: t`Create menus offer Idea Pins only, and call them Pins.`,
    },
    business_access_organize: {
      label: t`Acting for a business`,
      hint: t`People with access to a business can act for it on its profile, boards and Pins.`,
    },
  };
}

function useLegalTexts() {
  const { t } = useLingui();
  return {
    lop_india_reporting: {
      label: t`Reports under Indian law`,
      hint: t`People in India can report what breaks Indian law, and make legal requests.`,
    },
    takedown_test: {
      label: t`Legal requests: trial law`,
      hint: t`Accepts legal requests from the United States, for trying out the form.`,
    },
    takedown_turkey: {
      label: t`Legal requests: Turkey`,
      hint: t`Accepts legal requests under Turkish law.`,
    },
    takedown_dsa: {
      label: t`Legal requests: European Union`,
      hint: t`Accepts legal requests under the Digital Services Act.`,
    },
  };
}
