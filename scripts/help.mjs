// npm run help: prints what each npm script does. It works before the packages are installed.
import { commandLine } from './lib/command-line.mjs';
import { COMMANDS, DAILY, npmCommand, OTHERS } from './lib/commands.mjs';

commandLine({ command: 'help', options: {} });

const width = Math.max(...Object.keys(COMMANDS).map((name) => npmCommand(name).length));

/** @param {string} title @param {Record<string, string>} commands */
const section = (title, commands) =>
  [
    title,
    ...Object.entries(commands).map(
      ([name, about]) => `  ${npmCommand(name).padEnd(width)}  ${about}`,
    ),
  ].join('\n');

console.log(`${section('Every day:', DAILY)}

${section('From time to time:', OTHERS)}

Each prints its options with "-- --help", for example: npm run build -- --help`);
