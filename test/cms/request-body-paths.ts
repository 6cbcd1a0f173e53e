/**
 * Paths to which the tests post request bodies: each kind of route, and different spellings that a
 * router treats as the same path.
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
