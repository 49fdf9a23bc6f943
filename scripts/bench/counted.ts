import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

const ASKS = ['all', 'raw', 'run', 'first'];

/** A D1 database that counts its round trips. */
export function counted(real: D1Database): { database: D1Database; trips: () => number } {
  let trips = 0;
  const originals = new WeakMap<object, D1PreparedStatement>();

  const wrapStatement = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get: (target, name) => {
        if (name === 'bind') return (...values: unknown[]) => wrapStatement(target.bind(...values));
        const member = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => {
          if (ASKS.includes(String(name))) trips += 1;
          return Reflect.apply(member, target, given);
        };
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  };

  const wrapDatabase = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get: (inside, name) => {
        const member = Reflect.get(inside, name);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => {
          if (name === 'prepare') return wrapStatement(Reflect.apply(member, inside, given));
          if (name === 'withSession') return wrapDatabase(Reflect.apply(member, inside, given));
          trips += 1;
          const [first, ...rest] = given;
          const unwrapped = Array.isArray(first)
            ? first.map(statement => originals.get(statement) ?? statement)
            : first;
          return Reflect.apply(member, inside, [unwrapped, ...rest]);
        };
      },
    });

  return { database: wrapDatabase(real), trips: () => trips };
}
