/** A profile as it is passed on, to people of this site and out of it. */
export type SharedPerson = ReturnType<typeof sharedPerson>;

type Person = { id: string; username: string; fullName: string; image: string | null };

export function sharedPerson({ id, username, fullName, image }: Person) {
  return {
    type: 'user',
    id,
    name: fullName,
    description: '',
    imageUrl: image,
    url: `/${username}/`,
  } as const;
}
