import { availablePortOrExit } from './available-port.mjs';
import { commandLine } from './command-line.mjs';
import { WHERE } from './command-option-types.mjs';

/**
 * Returns the host and port where a command serves the build, from its `--host` and `--port`.
 * Prints an error and exits when the command cannot listen there.
 * @param {import('./commands.mjs').Command} command
 * @returns {Promise<{ host: string, port: number }>}
 */
export async function siteAddressOrExit(command) {
  const { values } = commandLine({ command, options: WHERE });
  const { host } = values;
  const port = await availablePortOrExit({
    asked: values.port,
    usual: 4173,
    host,
    holder: 'another `npm start` or `npm run preview`',
  });
  return { host, port };
}
