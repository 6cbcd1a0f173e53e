import type { KeptPage } from '../../kept-page';
import type { KeptPages } from '../../ports/kept-pages';

/** What a visitor without a network can read all the same. */
export const getKeptPages = (pages: KeptPages) => (): Promise<readonly KeptPage[]> => pages.list();
