import { auth } from '../pages/sign-up';
import type { PageMeta } from './page-meta';

export const signUpMeta: PageMeta = {
  title: auth.signUp.title,
  description: 'Leave your e-mail address to hear about new harvests. No account is made.',
};
