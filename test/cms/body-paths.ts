/**
 * The paths that bodies are sent to: every kind of route, and the spellings that a router treats as
 * the same path.
 */
export const PATHS: readonly string[] = [
  '/api/enquiries',
  '/API/ENQUIRIES',
  '/api/enquiries/',
  '//api/enquiries',
  '/api/%65nquiries',
  '/api/products',
  '/api/upload',
  '/API/Upload/',
  '/upload',
  '/UPLOAD/files',
  '/upload/files/1/replace',
  '/upload/../upload',
  '/admin/login',
  '/api/auth/local',
  '/graphql',
  '/nowhere',
  '/',
  '/_health',
];
