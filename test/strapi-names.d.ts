/**
 * Replaces the types of Strapi in the type check of the site, which must not need the packages of
 * cms/. Some tests import files of cms/src that use these two. The type check of cms/ uses Strapi's
 * own types, which know the names of the content types and their attributes.
 */
declare module '@strapi/strapi' {
  namespace UID {
    type ContentType = string;
  }
  namespace Schema {
    type AttributeNames<_Type extends UID.ContentType> = string;
  }
}
