import { newCheckToken } from './check-token';
import { asText } from './format-launch-checks';
import type { LaunchCheck } from './launch-check';

const LONGEST_MS = 30_000;

/** An error whose message is for the person who typed the command. */
class Problem extends Error {}

const isLine = (value: unknown): value is LaunchCheck => {
  const { state, sentence } = Object(value) as Partial<LaunchCheck>;
  return /^(to-do|advice|done)$/.test(String(state)) && typeof sentence === 'string';
};

const read = async (url: string, secret: string): Promise<readonly LaunchCheck[]> => {
  const answer = await fetch(`${url}/admin/launch-checks/for-command`, {
    headers: { 'X-Check-Token': newCheckToken(secret, Date.now()) },
    signal: AbortSignal.timeout(LONGEST_MS),
  }).catch((cause) => {
    throw new Problem(
      `No CMS answers at ${url}. Start it, or name its port: npm run cms -- check --port N.`,
      { cause },
    );
  });
  if (answer.status === 401)
    throw new Problem(`The CMS at ${url} has other secrets than cms/.env, so it is another one.`);
  const { data } = (await answer.json().catch(() => ({}))) as { data?: unknown };
  if (!answer.ok || !Array.isArray(data) || !data.every(isLine))
    throw new Problem(`What answers at ${url} (${answer.status}) is not this CMS.`);
  return data;
};

/**
 * Prints the launch checks of the running CMS. The exit code is 1 if something must be done before
 * launch. Needs APP_KEYS, and the same HOST, PORT and PUBLIC_URL as the CMS.
 */
const main = async ({ APP_KEYS = '', HOST, PORT, PUBLIC_URL }: NodeJS.ProcessEnv) => {
  const [secret = ''] = APP_KEYS.split(',');
  const isEverywhere = !HOST || HOST === '0.0.0.0' || HOST === '::';
  const url = `http://${isEverywhere ? '127.0.0.1' : HOST}:${PORT || 1337}`;
  const checks = await read(url, secret.trim());
  console.log(asText(checks, `${(PUBLIC_URL || url).replace(/\/$/, '')}/admin`));
  process.exitCode = checks.some(({ state }) => state === 'to-do') ? 1 : 0;
};

main(process.env).catch((error) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
