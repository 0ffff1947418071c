import { Trans, useLingui } from '@lingui/react/macro';
import { Form, Link } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import styles from './ads-page.module.css';
import { CATALOG_PATH } from './catalog-path.ts';
import type { Shown } from './data-source.tsx';
import { useCatalogTexts } from './use-catalog-texts.ts';

type Product = DataOf<'CatalogProductsResource.get'>[number];

export function ProductList({ products, feeds, groups, feed }: Shown) {
  const { t } = useLingui();
  if (!products) return null;
  const { options, first } = products;
  return (
    <>
      <Form method="get" action={CATALOG_PATH} className={styles.form}>
        <input type="hidden" name="view" value="products" />
        <TextField label={t`Title contains`} name="name" defaultValue={options.name} maxLength={200} />
        <Select
          label={t`Data source`}
          name="feed"
          defaultValue={feed?.id ?? ''}
          placeholder={t`All`}
          options={feeds.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          label={t`Product group`}
          name="productGroupId"
          defaultValue={options.product_group_id ?? ''}
          placeholder={t`All`}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button type="submit" size="small">
          <Trans>Show</Trans>
        </Button>
      </Form>
      <Products options={options} first={first} />
    </>
  );
}

function Products({ options, first }: NonNullable<Shown['products']>) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'CatalogProductsResource.get', options, first },
    item: (one) => one,
    keyOf: ({ id }) => id,
  });
  if (items.length === 0) return <EmptyState title={t`No products here`} />;
  return (
    <>
      <ul className={styles.list} aria-label={t`Products`}>
        {items.map((product) => (
          <ProductItem key={product.id} product={product} />
        ))}
      </ul>
      <ShowMore status={status} onMore={loadMore} />
    </>
  );
}

function ProductItem({ product }: { product: Product }) {
  const { i18n } = useLingui();
  const { availabilities } = useCatalogTexts();
  const { item_id, price_value, price_currency, availability, pin } = product;
  const price = new Intl.NumberFormat(i18n.locale, { style: 'currency', currency: price_currency });
  const image = pin && { src: pin.image_url, style: { background: pin.dominant_color } };
  return (
    <li className={styles.row}>
      {image ? (
        <img {...image} alt="" className={styles.picture} loading="lazy" />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.words}>
        <ProductTitle product={product} />
        <p>
          {price.format(price_value)} · {availabilities[availability]}
        </p>
        <p className={styles.lead}>{item_id}</p>
        <ProductState product={product} />
      </div>
    </li>
  );
}

function ProductTitle({ product: { title, pin } }: { product: Product }) {
  if (pin)
    return (
      <Link to={`/pin/${pin.id}/`} className={styles.name} dir="auto">
        {title}
      </Link>
    );
  return (
    <span className={styles.name} dir="auto">
      {title}
    </span>
  );
}

function ProductState({ product: { state, problem } }: { product: Product }) {
  const { pictureText } = useCatalogTexts();
  if (state === 'FAILED') return <p>{pictureText(problem ?? '')}</p>;
  return state === 'WAITING' ? (
    <p className={styles.lead}>
      <Trans>Its Pin is being made</Trans>
    </p>
  ) : null;
}
