import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { Select } from '#design/select/select.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { isUserState, type UserState } from '#features/core/people/person.ts';
import { PREVIEWED } from '#features/trust/experiences/audience.ts';
import {
  ExperienceTable,
  listedExperience,
} from '#features/trust/experiences/manage-experiences/experience-table.tsx';
import { useExperienceTexts } from '#features/trust/experiences/manage-experiences/use-experience-texts.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-experiences.ts';
import page from './moderation.module.css';
import { requireStaff } from './require-staff.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, now } = requireStaff(context);
  const audience = PREVIEWED.find((one) => one === url.searchParams.get('as')) ?? null;
  const states = url.searchParams.getAll('state').filter(isUserState);
  const { data } = await call('ModerationExperiencesResource.get', { audience, states });
  return { audience, states, experiences: data.map((one) => listedExperience(one, now)) };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationExperiencesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { audience, states, experiences } = loaderData;
  const { previewed } = useExperienceTexts();
  const navigate = useNavigate();
  const preview = (as: string | null, raised: readonly UserState[]) => {
    const wanted = new URLSearchParams([...(as ? [['as', as]] : []), ...raised.map((one) => ['state', one])]);
    navigate(`?${wanted}`, { replace: true, preventScrollReset: true });
  };
  return (
    <main id="main" className={page.page}>
      <PageTitle>{t`Experiences`}</PageTitle>
      <BackLink fallback="/moderation/" />
      <div className={page.head}>
        <h1>{t`Experiences`}</h1>
        <LinkButton to="/moderation/experiences/new/" variant="primary" size="small">
          <Trans>Add experience</Trans>
        </LinkButton>
      </div>
      <Select
        label={t`Preview as`}
        hint={t`What someone like that sees, in this order, until they end it. What doesn't run yet comes last.`}
        value={audience ?? ''}
        placeholder={t`No one: list them all`}
        options={PREVIEWED.map((one) => ({ value: one, label: previewed[one] }))}
        onChange={({ target }) => preview(target.value, states)}
      />
      {audience && audience !== 'visitors' && (
        <StateChoice raised={states} onChange={(raised) => preview(audience, raised)} />
      )}
      {experiences.length > 0 ? (
        <ExperienceTable experiences={experiences} />
      ) : (
        <EmptyState title={t`Nothing to show`} text={t`There are no experiences for them.`} />
      )}
    </main>
  );
}

type StateChoiceProps = { raised: readonly UserState[]; onChange: (raised: UserState[]) => void };

/** Some experiences are due only once these happened. */
function StateChoice({ raised, onChange }: StateChoiceProps) {
  const { t } = useLingui();
  return (
    <ChoiceGroup legend={t`Who just`}>
      {useExperienceTexts().states.map(({ state, text }) => (
        <Checkbox
          key={state}
          checked={raised.includes(state)}
          onChange={({ target: { checked } }) =>
            onChange(checked ? [...raised, state] : raised.filter((one) => one !== state))
          }
        >
          {text}
        </Checkbox>
      ))}
    </ChoiceGroup>
  );
}
