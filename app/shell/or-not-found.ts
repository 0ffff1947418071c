/** For addresses whose parts no resource understands: what was refused as malformed is simply not there. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Response && error.status === 400) throw new Response(null, { status: 404 });
    throw error;
  }
}
