export interface TopicSection {
  id: string;
  name: string;
  path: string;
  pinCount: number;
  image: string | null;
  color: string | null;
  topics: { id: string; name: string; path: string }[];
}

const fitsWhat = (typed: string) => {
  const wanted = ` ${typed.trim().toLowerCase()}`;
  return ({ name }: { name: string }) => ` ${name.toLowerCase()}`.includes(wanted);
};

/** Those whose name has a word that begins with what is typed; a section that fits keeps all its topics. */
export function findTopics(sections: readonly TopicSection[], typed: string): TopicSection[] {
  if (typed.trim() === '') return [...sections];
  const fits = fitsWhat(typed);
  return sections.flatMap((section) => {
    if (fits(section)) return [section];
    const topics = section.topics.filter(fits);
    return topics.length > 0 ? [{ ...section, topics }] : [];
  });
}

/** A section that is there only for its topics does not count. */
export function countTopics(found: readonly TopicSection[], typed: string): number {
  const fits = fitsWhat(typed);
  return found.reduce((count, section) => count + Number(fits(section)) + section.topics.length, 0);
}
