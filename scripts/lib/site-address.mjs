import { chosenPortOrExit } from './chosen-port.mjs';
import { commandLine } from './command-line.mjs';
import { WHERE } from './option-values.mjs';

/**
 * The host and port where a command serves the build, from its `--port` and `--host`.
 * @param {string} command
 * @param {string} about
 * @returns {Promise<{ host: string, port: number }>}
 */
export async function siteAddressOrExit(command, about) {
  const { values } = commandLine({ command, about, options: WHERE });
  const { host } = values;
  const port = await chosenPortOrExit({
    asked: values.port,
    usual: 4173,
    host,
    holder: 'another `npm start` or `npm run preview`',
  });
  return { host, port };
}
