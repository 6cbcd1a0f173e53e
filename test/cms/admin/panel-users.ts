import { invite, logIn } from '../../../scripts/cms/access-matrix/callers.mjs';
import { administrator } from '../administrator';
import { ask, CMS_URL } from '../cms-under-test';
import { formWith } from '../stored-file';

export type Person = Record<string, string>;

const invited = async (role: string): Promise<Person> =>
  logIn(CMS_URL, await invite(CMS_URL, administrator(), role));

export const anAuthor = (): Promise<Person> => invited('strapi-author');
export const anEditor = (): Promise<Person> => invited('strapi-editor');

export const sendJson = (as: Person, method: string, path: string, body: object) =>
  ask(path, { as, method, body: JSON.stringify(body) });

export const PRODUCTS = '/content-manager/collection-types/api::product.product';
export const ENQUIRIES = '/content-manager/collection-types/api::enquiry.enquiry';

/** Uploads a picture as Strapi's admin panel does. */
export const sendPicture = (as: Person, content: Buffer, fileInfo?: object) =>
  ask('/upload', { as, body: formWith(content, 'image/png', 'resin.png', fileInfo) });
