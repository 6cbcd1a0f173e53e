import type { Core, UID } from '@strapi/strapi';
import { VERSIONED } from './versioned-types';

/** Whether versions of this content type are stored. A type that is in neither list has none. */
export const hasVersions = (uid: string): uid is UID.ContentType => VERSIONED.includes(uid);

/** Whether this CMS has the content type, and versions of it are stored. */
export const isVersionedHere = (strapi: Core.Strapi, uid: string): uid is UID.ContentType =>
  hasVersions(uid) && Object.hasOwn(strapi.contentTypes, uid);
