import { type PageMeta, titleOf } from './page-meta';

export const authMeta: PageMeta = {
  title: titleOf('News of the harvest'),
  description: 'Leave your e-mail address to hear about new harvests. No account is made.',
};
