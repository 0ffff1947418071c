import { useLingui } from '@lingui/react/macro';
import type { UserState } from '#features/core/people/person.ts';
import type { Previewed } from '../audience.ts';
import type { Anchor, Audience, ExperienceType } from '../experience.ts';

export function useExperienceTexts() {
  const { t } = useLingui();
  const types: Record<ExperienceType, string> = {
    ...{ tooltip: t`Tooltip`, hero_banner: t`Banner`, modal: t`Dialog`, pulsar: t`Pulsing dot` },
  };
  const audiences: Record<Audience, string> = {
    ...{ everyone: t`Everyone`, visitors: t`Visitors`, members: t`Members` },
    newcomers: t`New members, without Pins and boards`,
    people: t`Members without a business account`,
    businesses: t`Businesses`,
    returning: t`Members returning after a week`,
  };
  const previewed: Record<Previewed, string> = {
    ...{ visitors: t`Visitor`, newcomers: t`New member`, people: t`Member`, businesses: t`Business` },
    returning: t`Returning member`,
  };
  // The states that experiences require.
  const states: { state: UserState; text: string }[] = [
    { state: 'add_section_tooltip', text: t`Created their first board` },
    { state: 'merchant_badges_tooltip', text: t`Got merchant badges` },
  ];
  return { types, audiences, previewed, states, anchors: useAnchorTexts() };
}

function useAnchorTexts(): Record<Anchor, string> {
  const { t } = useLingui();
  return {
    ...{ home: t`Page: home`, search: t`Page: search`, pin: t`Page: a Pin`, topics: t`Page: topics` },
    ...{ news: t`Page: notifications`, settings: t`Page: settings` },
    create: t`Button: Create, in the header`,
    'profile-create': t`Button: Create, on your own profile`,
    'own-boards-plus': t`Button: plus on your boards`,
    'first-board-plus': t`Button: plus where you have no boards yet`,
    'board-plus': t`Button: plus on a board`,
    'board-plus-dates': t`Button: plus on a board with dates`,
    'merchant-badges': t`Button: edit merchant details`,
  };
}
