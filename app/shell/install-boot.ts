/** Where the page keeps an offer that came before the code that shows it. */
export const EARLY_OFFER = 'earlyInstallOffer';

/** Runs in the head: a browser offers once a page to keep the site as an app, and may do so before any code is there. */
export const INSTALL_BOOT = `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.${EARLY_OFFER}=e});`;
