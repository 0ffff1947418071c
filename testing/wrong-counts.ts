/** Every count in the database that is not what is counted anew. */
export { listWrongCounts as wrongCounts } from '#app/wrong-counts.ts';
