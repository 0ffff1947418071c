/** A malformed address is a 404. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Response && error.status === 400) throw new Response(null, { status: 404 });
    throw error;
  }
}

/** Null where nothing is there, or the address is malformed. */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Response && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
