import type { Core, UID } from '@strapi/strapi';
import { traverseEntity } from '@strapi/utils';
import { refuseFields } from '../field-errors/refuse-fields';
import { PDF_ENDING } from './upload-types';

const FILE = 'plugin::upload.file';
const WRITING = ['create', 'update', 'clone'];

interface FileField {
  readonly allowedTypes?: readonly string[];
}

interface Written {
  readonly field: string;
  readonly wantsPdf: boolean;
  readonly ids: readonly number[];
}

/** Returns the ids of files in a written value: a number, `{ id }`, a list, or `{ connect }`. */
const idsIn = (value: unknown): readonly number[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value === 'object' && value !== null)
    return ['id', 'connect', 'set'].flatMap((key) =>
      idsIn((value as Record<string, unknown>)[key]),
    );
  const id = Number(value);
  return value !== null && value !== '' && Number.isInteger(id) ? [id] : [];
};

/**
 * Refuses a PDF in a field for pictures, and a picture in a field for PDFs. Strapi offers the right
 * files in the panel, but does not check them when an entry is saved.
 */
export const checkFileFields = (strapi: Core.Strapi): void => {
  const getModel = (uid: string) => strapi.getModel(uid as UID.Schema);
  strapi.documents.use(async (context, next) => {
    const { action, params, uid } = context;
    if (!WRITING.includes(action) || !('data' in params) || !params.data) return next();
    const written: Written[] = [];
    await traverseEntity(
      ({ key, value, attribute, path }) => {
        if (attribute?.type !== 'media') return;
        const { allowedTypes = [] } = attribute as FileField;
        const wantsPdf = allowedTypes.includes('files');
        const ids = idsIn(value);
        const field = path.attribute?.split('.')[0] ?? key;
        if (ids.length > 0) written.push({ field, wantsPdf, ids });
      },
      { schema: getModel(uid), getModel },
      params.data as never,
    );
    const files: readonly { id: number; ext: string }[] = await (written.length === 0
      ? []
      : strapi.db.query(FILE).findMany({
          select: ['id', 'ext'],
          where: { id: { $in: written.flatMap(({ ids }) => ids) } },
        }));
    const pdfs = new Set(files.filter(({ ext }) => ext === PDF_ENDING).map(({ id }) => id));
    for (const { field, wantsPdf, ids } of written)
      if (ids.some((id) => pdfs.has(id) !== wantsPdf))
        refuseFields(
          [field],
          wantsPdf ? 'Choose a PDF here.' : 'Choose a picture here, not a PDF.',
        );
    return next();
  });
};
