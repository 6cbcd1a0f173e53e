/**
 * What the owner types before the name of a command, such as `resume`. On a server, the owner types
 * `sanaag resume`, because the script `deploy/sanaag` also chooses the user and the folders.
 * `deploy/sanaag` and the systemd unit of the publisher therefore set `PUBLISHER_COMMAND`.
 */
const COMMAND = process.env['PUBLISHER_COMMAND'] || 'npm run publisher --';

/** Command that resumes publishing after a rollback has suspended it. */
export const RESUME = `${COMMAND} resume`;

/** Command that confirms that documents were removed on purpose, and publishes their removal. */
export const CONFIRM = `${COMMAND} confirm`;
