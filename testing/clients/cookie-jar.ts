interface Cookie {
  name: string;
  value: string;
  /** Its origin: a jar separates cookies that a program set by hand from the server's. */
  from: 'program' | 'server';
}

/** A cookie jar like those of HTTP libraries in other languages. */
export interface CookieJar {
  /** Its value; two cookies of the same name are an error that stops several programs. */
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  clear(): void;
  take(setCookies: readonly string[]): void;
  header(): string;
  names(): string[];
}

export function cookieJar(): CookieJar {
  let cookies: Cookie[] = [];
  const put = (cookie: Cookie) => {
    cookies = cookies.filter(({ name, from }) => name !== cookie.name || from !== cookie.from);
    cookies.push(cookie);
  };
  return {
    get: (name) => {
      const [found, second] = cookies.filter((cookie) => cookie.name === name);
      if (second) throw new Error(`CookieConflictError: there are several cookies named ${name}`);
      return found?.value;
    },
    set: (name, value) => put({ name, value, from: 'program' }),
    clear: () => {
      cookies = [];
    },
    take: (setCookies) => {
      for (const line of setCookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/; *max-age=0/i.test(line)) cookies = cookies.filter((cookie) => cookie.name !== name);
        else put({ name, value, from: 'server' });
      }
    },
    header: () => cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    names: () => cookies.map(({ name }) => name),
  };
}
