import { setTimeout as nativeSetTimeout } from 'node:timers';
import { afterAll, vi } from 'vitest';

// Empties the document and removes stubbed globals after each test file, because all test files of
// a thread share them. Vitest itself removes stubs only before the next test, which is after the
// next file has imported its modules.
afterAll(() => {
  globalThis.document?.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // With a fake `setTimeout`, timers never fire, and the tests of the next file would time out.
  if (globalThis.setTimeout !== nativeSetTimeout)
    throw new Error('This test file leaves a fake setTimeout behind.');
});
