/** What D1 reported about one statement of the shop. */
export type Counted = { sql: string; read: number; written: number };

/**
 * Source for a module of workerd: a D1 database that records the cost of every statement. Since `raw` returns no
 * `meta`, a read is sent twice, and a write returns objects.
 */
export const COUNTING = `
  let counted = [];
  const note = (sql, { meta }) => counted.push({ sql, read: meta.rows_read, written: meta.rows_written });

  function counting(sql, statement) {
    const all = async () => {
      const answer = await statement.all();
      note(sql, answer);
      return answer;
    };
    return {
      sql,
      statement,
      bind: (...values) => counting(sql, statement.bind(...values)),
      all,
      run: all,
      raw: async () => {
        const { results } = await all();
        const isRead = /^\\s*(select|with)\\b/i.test(sql);
        return isRead ? await statement.raw() : results.map(row => Object.values(row));
      },
    };
  }

  function countingDatabase(database) {
    const wrap = binding => ({
      prepare: sql => counting(sql, binding.prepare(sql)),
      async batch(statements) {
        const answers = await binding.batch(statements.map(({ statement }) => statement));
        answers.forEach((answer, index) => note(statements[index].sql, answer));
        return answers;
      },
      withSession: constraint => wrap(binding.withSession(constraint)),
    });
    return wrap(database);
  }

  function takeCounted() {
    const taken = counted;
    counted = [];
    return taken;
  }`;
