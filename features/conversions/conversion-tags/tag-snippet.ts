/** Where the script of the tag is, and where it reports to. */
export const TAG_SCRIPT_PATH = '/ct/core.js';
export const TAG_EVENTS_PATH = '/ct/v3/';

/** The programs that a shop may run, each with steps of its own. */
export const PLATFORMS = ['manual', 'tag_manager', 'woocommerce', 'shopify', 'magento'] as const;
export type TagPlatform = (typeof PLATFORMS)[number];

/** Goes into the head of each page. It works like the tag of other makers, whose `pintrk` calls it understands. */
export function tagSnippet(origin: string, tagId: string): string {
  return `<script>
!function(e){if(!window.pintrk){window.pintrk=function(){
window.pintrk.queue.push(Array.prototype.slice.call(arguments))};var
n=window.pintrk;n.queue=[],n.version="3.0";var
t=document.createElement("script");t.async=!0,t.src=e;var
r=document.getElementsByTagName("script")[0];
r.parentNode.insertBefore(t,r)}}("${origin}${TAG_SCRIPT_PATH}");
pintrk('load', '${tagId}');
pintrk('page');
</script>
<noscript><img height="1" width="1" style="display:none" alt=""
src="${origin}${TAG_EVENTS_PATH}?event=init&tid=${tagId}&noscript=1"></noscript>`;
}

/** What a shop calls once its visitor has agreed, or no longer does. */
export const CONSENT_SNIPPET = `pintrk('setconsent', true);  // has agreed
pintrk('setconsent', false); // has not, or no longer`;

/** What reports an order, after the snippet. */
export const CHECKOUT_SNIPPET = `pintrk('track', 'checkout', {
  event_id: 'order-1001',
  value: 59.90,
  currency: 'USD',
  order_id: '1001',
  order_quantity: 2,
  product_ids: ['SKU-1', 'SKU-2'],
});`;
