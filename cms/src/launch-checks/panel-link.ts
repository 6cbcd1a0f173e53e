import type { Core, UID } from '@strapi/strapi';

const MANAGER = '/content-manager';

/** Returns the uid of the content type with this name, such as `product`; `null` if none has it. */
export const typeNamed = (strapi: Core.Strapi, name: string): UID.ContentType | null => {
  const uid = `api::${name}.${name}` as UID.ContentType;
  return Object.hasOwn(strapi.contentTypes, uid) ? uid : null;
};

/** Returns the panel's link to a document; without `documentId`, to the list of its type. */
const panelLink = (strapi: Core.Strapi, uid: UID.ContentType, documentId?: string) => {
  const type = strapi.contentTypes[uid];
  const isSingle = type?.kind === 'singleType';
  const one = documentId && !isSingle ? `/${encodeURIComponent(documentId)}` : '';
  return {
    label: `Open ${type?.info.displayName ?? uid}`,
    path: `${MANAGER}/${isSingle ? 'single' : 'collection'}-types/${uid}${one}`,
  };
};

/**
 * Returns the fields `link` and `type` of a launch check about a document or, without `documentId`,
 * about a content type.
 */
export const panelPlace = (strapi: Core.Strapi, uid: UID.ContentType, documentId?: string) => ({
  link: panelLink(strapi, uid, documentId),
  type: uid,
});
