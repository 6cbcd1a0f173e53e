import { parseArgs } from 'node:util';
import { COMMANDS, npmCommand } from './commands.mjs';

/**
 * @typedef {object} Value The kind of value that an option takes.
 * @property {string} placeholder what the help shows in place of the value, for example "N".
 * @property {string} what a description for error messages, for example "a number from 1".
 * @property {(text: string) => boolean} fits
 *
 * @typedef {object} Option An option as `parseArgs` of node:util takes it, with texts for the help
 * and the error messages.
 * @property {'string' | 'boolean'} type
 * @property {string} help
 * @property {Value} [value] for an option of type 'string'.
 * @property {string | boolean | string[]} [default]
 * @property {boolean} [multiple]
 *
 * @typedef {object} Word A subcommand, for example `restore FILE`.
 * @property {string} use how to type the subcommand; words in brackets are optional.
 * @property {string} help
 */

/**
 * @template {Record<string, Option>} Options
 * @typedef {object} Declaration
 * @property {import('./commands.mjs').Command} command the name of the npm script.
 * @property {Options} options
 * @property {readonly Word[]} [words]
 */

/**
 * @template {Record<string, Option>} Options
 * @typedef {{ [Name in keyof Options]:
 *   Options[Name] extends { multiple: true } ? string[]
 *   : Options[Name]['type'] extends 'boolean' ? boolean
 *   : Options[Name] extends { default: string } ? string
 *   : string | undefined }} Values
 */

const HELP = /** @type {const} */ ({ type: 'boolean', short: 'h', help: 'prints this' });

/** @param {string} name @param {Option} option */
const written = (name, { value }) => (value ? `--${name} ${value.placeholder}` : `--${name}`);

/**
 * @param {Declaration<Record<string, Option>>} declaration @returns {[use: string, help: string][]}
 */
const lines = ({ words = [], options }) => [
  ...words.map(({ use, help }) => /** @type {[string, string]} */ ([use, help])),
  ...Object.entries({ ...options, help: HELP }).map(
    ([name, option]) => /** @type {[string, string]} */ ([written(name, option), option.help]),
  ),
];

/** @param {Declaration<Record<string, Option>>} declaration */
function helpOf(declaration) {
  const all = lines(declaration);
  const width = Math.max(...all.map(([use]) => use.length));
  const rows = all.map(([use, help]) => `  ${use.padEnd(width)}  ${help}`);
  // The help includes `--`, because npm passes only the arguments after it to the script.
  const { command } = declaration;
  return [`${npmCommand(command)} [-- OPTIONS]: ${COMMANDS[command]}`, '', ...rows].join('\n');
}

/** @param {readonly Word[]} words @param {readonly string[]} typed */
function isKnown(words, typed) {
  const word = words.find(({ use }) => use.split(' ')[0] === typed[0]);
  const parts = word?.use.split(' ') ?? [];
  const needed = parts.filter((part) => !part.startsWith('[')).length;
  return typed.length >= needed && typed.length <= parts.length;
}

/**
 * @param {Option} option @param {string} name @param {string | undefined} value @param {boolean}
 * isInline
 */
function problemOfValue(option, name, value, isInline) {
  if (option.type === 'boolean') return value === undefined ? null : `--${name} takes no value`;
  const { what, fits } = option.value ?? { what: 'a value', fits: () => true };
  // Without this check, `parseArgs` would take the next option as the missing value.
  if (!value || (!isInline && value.startsWith('-'))) return `--${name} takes ${what}`;
  return fits(value) ? null : `--${name} takes ${what}, not "${value}"`;
}

/**
 * Parses the arguments of a command.
 *
 * @template {Record<string, Option>} Options
 * @param {Declaration<Options>} declaration
 * @param {string[]} typed
 * @returns {{ values: Values<Options>, words: string[] } | { help: string }}
 * @throws {Error} with one sentence, which says what is wrong and lists all options.
 */
export function readCommandLine(declaration, typed) {
  const { command, words = [] } = declaration;
  const options = { ...declaration.options, help: HELP };
  const fail = (/** @type {string} */ problem) => {
    const all = lines(declaration).map(([use]) => use);
    throw new Error(`${problem}: ${npmCommand(command)} takes ${all.join(', ')}.`);
  };
  const { tokens, positionals, values } = parseArgs({
    args: typed,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = /** @type {Record<string, Option>} */ (options)[token.name];
    if (option === undefined) fail(`There is no option ${token.rawName}`);
    else {
      const problem = problemOfValue(option, token.name, token.value, token.inlineValue === true);
      if (problem !== null) fail(problem);
    }
  }
  if (positionals.length > 0 && !isKnown(words, positionals))
    fail(`"${positionals.join(' ')}" is not understood`);
  if (values.help) return { help: helpOf(declaration) };
  const none = Object.entries(declaration.options)
    .filter(([, { type }]) => type === 'boolean')
    .map(([name]) => [name, false]);
  const read = /** @type {unknown} */ ({ ...Object.fromEntries(none), ...values });
  return { values: /** @type {Values<Options>} */ (read), words: positionals };
}

/**
 * Parses the arguments of this process with `readCommandLine`. Prints the help or the error, if
 * there is one, and exits.
 *
 * @template {Record<string, Option>} Options
 * @param {Declaration<Options>} declaration
 */
export function commandLine(declaration) {
  try {
    const read = readCommandLine(declaration, process.argv.slice(2));
    if (!('help' in read)) return read;
    console.log(read.help);
    process.exit(0);
  } catch (error) {
    refuse(/** @type {Error} */ (error).message);
  }
}

/**
 * Prints one sentence about an invalid argument and exits.
 * @type {(sentence: string) => never}
 */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
