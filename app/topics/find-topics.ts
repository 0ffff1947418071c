export interface TopicSection {
  id: string;
  name: string;
  path: string;
  pinCount: number;
  image: string | null;
  color: string | null;
  topics: { id: string; name: string; path: string }[];
}

/** Those whose name has a word that begins with what is typed; a section that fits keeps all its topics. */
export function findTopics(sections: readonly TopicSection[], typed: string): TopicSection[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [...sections];
  const fits = ({ name }: { name: string }) => ` ${name.toLowerCase()}`.includes(` ${wanted}`);
  return sections.flatMap((section) => {
    if (fits(section)) return [section];
    const topics = section.topics.filter(fits);
    return topics.length > 0 ? [{ ...section, topics }] : [];
  });
}
