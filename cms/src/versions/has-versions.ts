import type { Core, UID } from '@strapi/strapi';
import { VERSIONED } from './versioned-types';

/** Whether versions of this content type are stored. A type that is in neither list has none. */
export const hasVersions = (uid: string): uid is UID.ContentType => VERSIONED.includes(uid);

/** The versioned content types of this CMS. */
export const versionedTypes = (strapi: Core.Strapi): readonly UID.ContentType[] =>
  VERSIONED.filter((uid) => Object.hasOwn(strapi.contentTypes, uid)).filter(hasVersions);
