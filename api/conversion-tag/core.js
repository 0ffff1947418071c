/* The conversion tag: reports what visitors of a shop do to the site that it was loaded from. MIT licence. */
((window, document) => {
  const script =
    document.currentScript?.src || [...document.scripts].find(({ src }) => /\/ct\/core\.js/.test(src))?.src;
  const queue = window.pintrk?.queue;
  if (!script || !queue || window.pintrk.isLoaded) return;
  const events = new URL('/ct/v3/', script).href;
  const isPrivate = navigator.globalPrivacyControl === true;
  const COOKIE = '_epik';
  const KINDS = 'em ph ge db ln fn ct st zp country external_id'.split(' ');
  const tags = [];
  let person = {};
  let isAgreed = null;
  const shared = {};
  let isPage = false;

  // Nothing is stored before somebody agrees, and nothing stays once they no longer do.
  const mayStore = () => isAgreed === true && !isPrivate && !isOut(shared) && !isOut(person);
  const isOut = (data) => isTrue(data.opt_out) || /\bLDP\b/i.test(data.opt_out_type || '');
  const isTrue = (value) => value === true || value === 'true' || value === 1;

  const readCookie = () => document.cookie.match(/(?:^|; )_epik=([^;]*)/)?.[1] || '';
  const writeCookie = (value, seconds) => {
    document.cookie = `${COOKIE}=${value}; max-age=${seconds}; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  };
  const click = () => {
    if (!mayStore()) return '';
    const landed = new URLSearchParams(location.search).get('epik');
    if (landed && /^[\w.~-]{1,200}$/.test(landed)) writeCookie(landed, 60 * 86400);
    return readCookie();
  };

  const normal = {
    em: (value) => value.trim().toLowerCase(),
    ph: (value) => value.replace(/\D/g, ''),
    ct: (value) => value.toLowerCase().replace(/[\s\d\W]+/gu, ''),
  };
  // What is not hashed yet never leaves the browser as it is.
  const hash = async (kind, value) => {
    const text = String(value);
    if (/^[0-9a-f]{64}$/i.test(text.trim())) return text.trim().toLowerCase();
    const plain = (normal[kind] || normal.em)(text);
    if (!plain || !window.crypto?.subtle) return '';
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain));
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  const known = async () => {
    const keys = {};
    for (const kind of KINDS) {
      const value = person[kind];
      const hashed = value ? await hash(kind, value) : '';
      if (hashed) keys[kind] = hashed;
    }
    return keys;
  };

  const testCode = () => {
    const asked = new URLSearchParams(location.search).get('conversion_test');
    try {
      // Only whoever opens a link of a test has one.
      if (asked) sessionStorage.setItem('conversion_test', asked);
      return asked || sessionStorage.getItem('conversion_test') || '';
    } catch {
      return asked || '';
    }
  };

  const keep = (name, value, others) => {
    (KINDS.includes(name) || name === 'np' ? person : others)[name] = value;
  };
  const send = async (event, data, only) => {
    const details = { ...shared };
    for (const [name, value] of Object.entries(data || {})) keep(name, value, details);
    const isLimited = !mayStore() || isOut(details);
    const fields = {
      event,
      cb: `${Date.now()}${Math.random().toString(36).slice(2, 8)}`,
      cs: isLimited ? '0' : '1',
    };
    if (!details.event_id) details.event_id = crypto.randomUUID?.() || fields.cb;
    if (isOut(details)) details.opt_out = true;
    const who = isLimited ? {} : { ...(await known()), epik: click() || undefined };
    if (person.np) who.np = person.np;
    fields.ed = JSON.stringify(details);
    fields.pd = JSON.stringify(who);
    fields.ad = JSON.stringify({ loc: location.origin + location.pathname, if: window.top !== window });
    const code = testCode();
    if (code) fields.test = code;
    for (const tid of tags.filter((one) => !only || one === only)) {
      const url = `${events}?${new URLSearchParams({ tid, ...fields })}`;
      // Without cookies of that site, which are none of the shop's business.
      if (window.fetch) fetch(url, { mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => {});
      else new Image().src = url;
    }
  };

  const commands = {
    load: (tid, data) => {
      if (/^\d{1,19}$/.test(tid) && !tags.includes(String(tid))) tags.push(String(tid));
      Object.assign(person, data);
    },
    page: (data) => {
      if (isPage && !data) return;
      isPage = true;
      return send('page_visit', data);
    },
    track: (event, data, done) => {
      const { tid, ...details } = data || {};
      const sent = send(String(event), details, tid && String(tid));
      if (typeof done === 'function') sent.then(() => done(true));
      return sent;
    },
    set: (data) => {
      for (const [name, value] of Object.entries(data || {})) keep(name, value, shared);
    },
    setconsent: (value) => {
      isAgreed = value === true;
      if (!isAgreed) {
        person = { np: person.np };
        writeCookie('', 0);
      } else click();
    },
  };

  let last = Promise.resolve();
  const run = ([command, ...rest]) => {
    // In order, as hashing takes a moment.
    last = last.then(() => commands[command]?.(...rest)).catch(() => {});
  };
  // The function of the snippet stays: what a page took of it goes on working.
  window.pintrk.queue = { push: run };
  window.pintrk.isLoaded = true;
  // Whether somebody agrees counts for what was called before, too.
  const isConsent = ([command]) => command === 'setconsent';
  for (const one of queue.filter(isConsent)) run(one);
  for (const one of queue.filter((each) => !isConsent(each))) run(one);
})(window, document);
