/** Where the page stores an offer that came before the code that shows it. */
export const EARLY_OFFER = 'earlyInstallOffer';

/**
 * Runs in the head: a browser offers to install the site once per page, possibly before any other code has loaded.
 */
export const INSTALL_BOOT = `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.${EARLY_OFFER}=e});`;
