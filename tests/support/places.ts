/** One workerd has room for many shops: a database and a bucket for each slot. */
export function bindingsOf(places: number) {
  const numbers = [...Array(places).keys()];
  return {
    d1Databases: numbers.map(place => `DB_${place}`),
    r2Buckets: numbers.map(place => `PICTURES_${place}`),
  };
}
