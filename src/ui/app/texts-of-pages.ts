import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { PageTextsName } from '../../domain/texts/page-texts';
import { placeOf } from '../site/addresses/list-pages';
import { ROUTES } from '../site/routes';

const TEXTS_OF_PAGES: readonly (readonly [route: string, texts: readonly PageTextsName[]])[] = [
  [ROUTES.home, ['home', 'topics']],
  [ROUTES.sustainability, ['topics']],
];

/** Returns the names of the texts that the page at an address shows. */
export const textsOfPage = (address: string): readonly PageTextsName[] =>
  TEXTS_OF_PAGES.find(([route]) => matchRoute(parse, route, placeOf(address))[0])?.[1] ?? [];
