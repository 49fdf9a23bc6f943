/** Source for a module of workerd: a D1 database that writes each order, but loses its first response. */
export const LOSING = `
  let mayLose = true;

  const named = (sql, statement) => ({
    sql,
    statement,
    bind: (...values) => named(sql, statement.bind(...values)),
    all: () => statement.all(),
    raw: () => statement.raw(),
  });

  const losingDatabase = binding => ({
    prepare: sql => named(sql, binding.prepare(sql)),
    async batch(statements) {
      const answers = await binding.batch(statements.map(({ statement }) => statement));
      const isOrder = statements.some(({ sql }) => /^\\s*INSERT INTO "orders"/.test(sql));
      if (isOrder && mayLose) {
        mayLose = false;
        throw new Error('D1_ERROR: Network connection lost.');
      }
      if (isOrder) mayLose = true;
      return answers;
    },
    withSession: constraint => losingDatabase(binding.withSession(constraint)),
  });`;
