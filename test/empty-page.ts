import { afterAll } from 'vitest';

// Empties the document after each test file, because all test files of a thread share one document.
afterAll(() => globalThis.document?.body.replaceChildren());
