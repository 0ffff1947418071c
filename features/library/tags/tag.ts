export const MOST_TAGS = 500;
export const MOST_TAGS_OF_PIN = 20;
export const LONGEST_TAG = 50;
export const LONGEST_NOTE = 500;

/** Tags are the same whatever their case. */
export function tagKey(name: string): string {
  return name.toLowerCase().normalize('NFC');
}

/** Keeps the first spelling of each. */
export function distinctTags(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = tagKey(name);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

export const tagsPath = (username: string) => `/${username}/_tags/`;

export const taggedPath = (username: string, tagId: string) => `/${username}/pins/?${TAG_PARAMETER}=${tagId}`;

/** In the addresses of lists. */
export const TAG_PARAMETER = 'tag';
