export const EARLY_OFFER = 'earlyInstallOffer';

/** Runs in the head: a browser offers this once per page, possibly before any other code has loaded. */
export const INSTALL_BOOT = `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.${EARLY_OFFER}=e});`;
