import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './at-exit.mjs';

/**
 * Creates a folder that is deleted at the latest when this process exits.
 * @param {string} prefix
 */
export function temporaryFolder(prefix) {
  const path = mkdtempSync(join(tmpdir(), prefix));
  const removeNow = () => rmSync(path, { recursive: true, force: true });
  const forget = atExit({ stop: async () => removeNow(), kill: removeNow });
  const remove = () => {
    removeNow();
    forget();
  };
  return { path, remove };
}
