/** What our site is to the provider of sign-ins in tests; apart from that, whose library not everybody loads. */
export const OIDC_CLIENT = { id: 'pinfold', secret: 'a secret between the two', name: 'Harbour ID' };
