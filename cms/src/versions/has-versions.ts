import type { Core, UID } from '@strapi/strapi';
import { VERSIONED } from './versioned-types';

/** Returns whether versions of this content type are stored. */
export const hasVersions = (uid: string): uid is UID.ContentType => VERSIONED.includes(uid);

/** Returns whether this CMS has the content type and stores versions of it. */
export const isVersionedHere = (strapi: Core.Strapi, uid: string): uid is UID.ContentType =>
  hasVersions(uid) && Object.hasOwn(strapi.contentTypes, uid);
