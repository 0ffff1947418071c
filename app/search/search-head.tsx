import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { SearchIcon } from '#design/icons/visitor-icons.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { filteredPath } from '#features/discovery/search/filtered-path.ts';
import { cutQuery } from '#features/discovery/search/query.ts';
import { type SearchScope, scopePath } from '#features/discovery/search/search.ts';
import type { Sought } from '#features/discovery/search/search-filters.ts';
import { SearchPlace } from '../shell/search-place.tsx';
import { useActor } from '../shell/use-shell.ts';
import styles from './search-head.module.css';

type SearchHeadProps = { sought: Sought; place: string | null };

export function SearchHead({ sought, place }: SearchHeadProps) {
  const { query } = sought;
  return (
    <div className={styles.head}>
      {query ? (
        <>
          <SearchPlace place="page" />
          <h1 className={styles.hidden}>
            <Trans>Search: {query}</Trans>
          </h1>
        </>
      ) : (
        <Beginning sought={sought} place={place} />
      )}
      <ScopeTabs sought={sought} />
    </div>
  );
}

function ScopeTabs({ sought }: { sought: Sought }) {
  const { t } = useLingui();
  const actor = useActor();
  const { query, scope, color, date, board, person } = sought;
  // After choosing a scope people want to type.
  const asked = { query, isInputSelected: !query };
  const filters = { color, date };
  const tab = (of: SearchScope, label: string, to: string) => ({ to, label, current: of === scope });
  const pins = (of: 'pins' | 'videos') => filteredPath({ ...asked, ...filters, board, person, scope: of });
  const others = (of: SearchScope) => scopePath({ ...asked, scope: of });
  const tabs = [
    tab('pins', t`Pins`, pins('pins')),
    tab('videos', t`Videos`, pins('videos')),
    tab('boards', t`Boards`, others('boards')),
    tab('people', t`People`, others('people')),
    ...(actor
      ? [tab('my_pins', t`Your Pins`, filteredPath({ ...asked, ...filters, type: 'own_pins' }))]
      : []),
  ];
  return <Tabs label={t`What to search`} tabs={tabs} />;
}

/** Works without JavaScript. */
function Beginning({ sought, place }: SearchHeadProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { scope, board, person } = sought;
  const isOwn = scope === 'my_pins';
  const path = isOwn ? '/search/me/' : '/search/';
  const label = isOwn ? t`Search your Pins` : place ? t`Search in ${place}` : t`What are you looking for?`;
  const [params] = useSearchParams();
  const isChosen = !isOwn && params.has('scope');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = cutQuery(String(new FormData(event.currentTarget).get('q')));
    const type = isOwn ? 'own_pins' : 'default';
    void navigate(filteredPath({ query, type, board, person, ...(isChosen && { scope }) }));
  };
  return (
    <>
      <h1 className={styles.title}>{isOwn || place ? label : t`Search`}</h1>
      <form action={path} className={styles.form} onSubmit={search}>
        <input type="hidden" name="rs" value="typed" />
        <TextField
          label={label}
          isLabelHidden
          isPill
          type="search"
          name="q"
          icon={<SearchIcon />}
          placeholder={label}
        />
        <input type="hidden" name="scope" value={isChosen ? scope : ''} />
        {board && <input type="hidden" name="board" value={board} />}
        {person && <input type="hidden" name="person" value={person} />}
        <Button type="submit" variant="primary">
          <Trans>Search</Trans>
        </Button>
      </form>
      {!isOwn && !place && <WaysOn />}
    </>
  );
}

function WaysOn() {
  return (
    <p className={styles.topics}>
      <LinkButton to="/topics/">
        <Trans>All topics</Trans>
      </LinkButton>
      <LinkButton to="/today/">
        <Trans>Today</Trans>
      </LinkButton>
      <LinkButton to="/search/visual/">
        <Trans>Color or picture</Trans>
      </LinkButton>
    </p>
  );
}
