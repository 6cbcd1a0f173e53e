import { auth } from '../pages/auth';
import type { PageMeta } from './page-meta';

export const authMeta: PageMeta = {
  title: auth.signUp.title,
  description: 'Leave your e-mail address to hear about new harvests. No account is made.',
};
