import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { NoBusiness } from '#app/ads/no-business.tsx';
import { PageTitle } from '#app/shell/page-title.tsx';
import { Select } from '#design/select/select.tsx';
import styles from './conversions.module.css';
import { type ConversionPage, conversionsPath, type RefusedParam } from './conversions-query.ts';
import type { Setup } from './load-setup.ts';
import { OpenAccount } from './open-account.tsx';
import { usePageTexts } from './use-page-texts.ts';

type Account = NonNullable<Setup['account']>;

type ConversionsPageProps = {
  setup: Setup;
  here: ConversionPage;
  lead?: ReactNode;
  refused?: readonly RefusedParam[];
  children: (account: Account) => ReactNode;
};

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** The frame of all pages about conversions. */
export function ConversionsPage({ setup, here, lead, refused = [], children }: ConversionsPageProps) {
  const { t } = useLingui();
  const titles = usePageTexts();
  const { account, isBusiness } = setup;
  return (
    <main id="main" className={styles.page}>
      <PageTitle about={titles[here]}>{t`Conversions`}</PageTitle>
      <PageLinks {...{ setup, here }} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h1>{titles[here]}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <Refused refused={refused} />
        {account && <AccountChoice {...{ setup, here, account }} />}
        {account && children(account)}
        {!account && isBusiness && <OpenAccount mayOpen={setup.mayChange} />}
        {!isBusiness && <NoBusiness />}
      </div>
    </main>
  );
}

function Refused({ refused }: { refused: readonly RefusedParam[] }) {
  if (refused.length === 0) return null;
  return (
    <div role="alert" className={styles.alert}>
      {refused.map(({ name, value, known }) => {
        const words = known.join(', ');
        return (
          <p key={name}>
            <Trans>
              {name}: “{value}” isn't known here. Use one of: {words}.
            </Trans>
          </p>
        );
      })}
    </div>
  );
}

function AccountChoice({ setup, here, account }: { setup: Setup; here: ConversionPage; account: Account }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  if (setup.accounts.length < 2) return null;
  return (
    <div className={styles.row}>
      <Select
        label={t`Ad account`}
        value={account.id}
        options={setup.accounts.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget: { value } }) =>
          navigate(conversionsPath(here, { ...setup.params, ad_account_id: value }))
        }
      />
    </div>
  );
}

const API_PAGES: ConversionPage[] = [
  ...(['setup-api', 'api_manual_setup', 'api_partner_setup', 'pinterest_capi_connect'] as const),
  ...(['access_token', 'payload-helper'] as const),
];

function PageLinks({ setup, here }: { setup: Setup; here: ConversionPage }) {
  const { t } = useLingui();
  const titles = usePageTexts();
  const groups: { name: string; pages: ConversionPage[] }[] = [
    { name: t`Tag`, pages: ['tag', 'tag_manual_setup', 'tag-health', 'test-events'] },
    {
      name: t`Conversions API`,
      pages: API_PAGES,
    },
    { name: t`Events`, pages: ['events-overview', 'event-history', 'health', 'deduplication'] },
    { name: t`Files`, pages: ['upload', 'history', 'pca_upload', 'pca_history'] },
  ];
  return (
    <nav aria-label={t`Conversions`} className={styles.nav}>
      <ul className={styles.groups}>
        {groups.map(({ name, pages }) => (
          <li key={name}>
            <span className={styles.group}>{name}</span>
            <ul>
              {pages.map((page) => (
                <li key={page}>
                  <Link
                    to={conversionsPath(page, setup.params)}
                    className={styles.link}
                    aria-current={page === here ? 'page' : undefined}
                    ref={page === here ? showInNav : undefined}
                  >
                    {titles[page]}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On narrow screens the links are one row, which scrolls. */
function showInNav(link: HTMLAnchorElement | null): void {
  const row = link?.closest('nav');
  if (link && row && row.scrollWidth > row.clientWidth)
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
