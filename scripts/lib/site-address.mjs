import { parseArgs } from 'node:util';
import { chosenPortOrExit } from './chosen-port.mjs';

/**
 * Where a command is to serve what has been built, by its own `--port` and `--host`.
 * @returns {Promise<{ host: string, port: number }>}
 */
export async function siteAddressOrExit() {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' } },
  });
  const { host } = values;
  const port = await chosenPortOrExit({
    asked: values.port,
    usual: 4173,
    host,
    holder: 'another `npm start` or `npm run preview`',
  });
  return { host, port };
}
