/** The WebDriver commands of the walk, with their Marionette names and HTTP paths. */
const COMMANDS = {
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  ElementClick: 'element/:id/click',
  SetWindowRect: 'window/rect',
} as const;

type Command = keyof typeof COMMANDS;

/** A driven browser, whatever its protocol. */
export type Driver = {
  send: (command: Command, parameters: { id?: string; [name: string]: unknown }) => Promise<unknown>;
  close: () => Promise<void>;
};

/** A driver over HTTP, as for WebKit. */
export async function overHttp(driver: string, capabilities: object): Promise<Driver> {
  const post = async (path: string, body: object, method = 'POST') => {
    const answer = await fetch(`${driver}/session${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = (await post('', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
  };
  return {
    send: (command, { id = '', ...parameters }) =>
      post(`/${sessionId}/${COMMANDS[command].replace(':id', id)}`, parameters),
    close: async () => void (await post(`/${sessionId}`, {}, 'DELETE')),
  };
}
