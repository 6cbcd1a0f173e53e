/**
 * How the owner types a command of the publisher, without the name of the command. `deploy/sanaag`
 * and its systemd unit set `PUBLISHER_COMMAND`, because on a server the command also has to choose
 * the user and the folders.
 */
const COMMAND = process.env['PUBLISHER_COMMAND'] || 'npm run publisher --';

/** Command that resumes publishing, which a rollback suspends. */
export const RESUME = `${COMMAND} resume`;

/** Command that confirms that documents were removed on purpose, and publishes their removal. */
export const CONFIRM = `${COMMAND} confirm`;
