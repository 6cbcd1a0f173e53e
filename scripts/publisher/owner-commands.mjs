/**
 * Beginning of the publisher's commands as the owner types them. The name of a command, such as
 * `resume`, follows it. `deploy/sanaag` and its systemd unit set `PUBLISHER_COMMAND`, because on a
 * server the command also has to choose the user and the folders.
 */
const COMMAND = process.env['PUBLISHER_COMMAND'] || 'npm run publisher --';

/** Command that resumes publishing after a rollback, which suspends it. */
export const RESUME = `${COMMAND} resume`;

/** Command that confirms that documents were removed on purpose, and publishes their removal. */
export const CONFIRM = `${COMMAND} confirm`;
