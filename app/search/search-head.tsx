import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { SearchIcon } from '#design/icons/visitor-icons.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { cutQuery, type SearchScope, scopePath } from '#features/discovery/search/search.ts';
import { searchPath } from '#features/discovery/search/search-path.ts';
import { SearchPlace } from '../shell/search-place.tsx';
import { useActor } from '../shell/use-shell.ts';
import styles from './search-head.module.css';

type SearchHeadProps = { query: string; scope: SearchScope };

export function SearchHead({ query, scope }: SearchHeadProps) {
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
        <Beginning scope={scope} />
      )}
      <ScopeTabs query={query} scope={scope} />
    </div>
  );
}

function ScopeTabs({ query, scope }: SearchHeadProps) {
  const { t } = useLingui();
  const actor = useActor();
  // After choosing a scope people want to type.
  const asked = { query, isInputSelected: !query };
  const tab = (of: SearchScope, label: string) => ({
    to: of === 'my_pins' ? searchPath({ ...asked, type: 'own_pins' }) : scopePath({ ...asked, scope: of }),
    label,
    current: of === scope,
  });
  const tabs = [
    tab('pins', t`Pins`),
    ...(scope === 'videos' ? [tab('videos', t`Videos`)] : []),
    tab('boards', t`Boards`),
    tab('people', t`People`),
    ...(actor ? [tab('my_pins', t`Your Pins`)] : []),
  ];
  return <Tabs label={t`What to search`} tabs={tabs} />;
}

/** Works without JavaScript. */
function Beginning({ scope }: { scope: SearchScope }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isOwn = scope === 'my_pins';
  const path = isOwn ? '/search/me/' : '/search/';
  const label = isOwn ? t`Search your Pins` : t`What are you looking for?`;
  const [params] = useSearchParams();
  const isChosen = !isOwn && params.has('scope');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = cutQuery(String(new FormData(event.currentTarget).get('q')));
    const way = isChosen
      ? scopePath({ query, scope })
      : searchPath({ query, type: isOwn ? 'own_pins' : 'default' });
    void navigate(way);
  };
  return (
    <>
      <h1 className={styles.title}>{isOwn ? t`Search your Pins` : t`Search`}</h1>
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
        <Button type="submit" variant="primary">
          <Trans>Search</Trans>
        </Button>
      </form>
      {!isOwn && <WaysOn />}
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
    </p>
  );
}
