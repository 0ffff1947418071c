import { useLingui } from '@lingui/react/macro';
import type { ConversionPage } from './conversions-query.ts';

/** The titles of the pages. */
export function usePageTexts(): Record<ConversionPage, string> {
  const { t } = useLingui();
  return {
    tag: t`Conversion tag`,
    tag_manual_setup: t`Install the tag`,
    'tag-health': t`Tag health`,
    'test-events': t`Test events`,
    'setup-api': t`Set up the API`,
    api_manual_setup: t`Call it yourself`,
    api_partner_setup: t`Use a shop system`,
    pinterest_capi_connect: t`Connect a shop`,
    access_token: t`Access tokens`,
    'payload-helper': t`Payload helper`,
    'events-overview': t`Events overview`,
    'event-history': t`Event history`,
    health: t`Match quality`,
    deduplication: t`Deduplication`,
    upload: t`Upload a file`,
    history: t`Files you've sent`,
    pca_upload: t`Upload a partner's file`,
    pca_history: t`Files from partners`,
  };
}
