import type { Wire } from './wire';

/** A post as Strapi 5 sends it with everything populated. */
export const aPostWire = (given: Wire = {}): Wire => ({
  id: 2,
  documentId: 'zr0fpdtkqd583p91ghov214q',
  Title: 'How a tear forms',
  Description: 'From the cut in the bark to the still.',
  createdAt: '2025-03-12T08:00:00.000Z',
  updatedAt: '2025-03-20T08:00:00.000Z',
  publishedAt: '2025-03-20T08:00:00.001Z',
  blogimg: null,
  Body: [],
  ...given,
});
