import { sql } from 'drizzle-orm';
import { changeContext } from '../schema/acting.ts';
import { users } from '../schema/users.ts';
import { type Send, toStatement } from '../sql/statement.ts';
import type { Actor } from './database.ts';
import { idempotentWrite } from './idempotent-write.ts';

/** Starts each write batch with the actor, for the triggers to read: still one round trip. */
export function withActor(write: Send, actor: Actor): Send {
  const send = actor.sentKey ? idempotentWrite(write, actor.sentKey) : write;
  return async statements => {
    const results = await send([begin(actor), ...statements, END]);
    return results.slice(1, -1);
  };
}

const begin = ({ changeId, userId }: Actor) =>
  toStatement(sql`
    INSERT INTO ${changeContext} (id, change_id, user_id, username, at)
    SELECT 1, ${changeId}, user_id, username, ${Date.now()} FROM ${users} WHERE user_id = ${userId}`);

const END = toStatement(sql`DELETE FROM ${changeContext}`);
