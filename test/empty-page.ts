import { afterAll } from 'vitest';

// All files of a thread share one document, so that what a file leaves in it would be found by the
// next one.
afterAll(() => globalThis.document?.body.replaceChildren());
