import type { Core } from '@strapi/strapi';
import { type Model, withValues } from './configuration';
import { declaredValues } from './declared-values';
import { generatedValues } from './generated-values';
import type { PanelForm } from './panel-form';
import { PANEL_FORMS } from './panel-forms';
import { valuesToWrite, type Written } from './values-to-write';

interface Configuration {
  readonly settings: object;
  readonly metadatas: object;
  readonly layouts: object;
}

/** The parts of the content manager's services that we use; Strapi declares no types for them. */
interface ConfigurationService {
  findConfiguration(model: Model): Promise<Configuration>;
  updateConfiguration(model: Model, configuration: Configuration): Promise<unknown>;
}
interface ContentTypesService extends ConfigurationService {
  findContentType(uid: string): Model | undefined;
}
interface ComponentsService extends ConfigurationService {
  findComponent(uid: string): Model | undefined;
}
interface FieldSizesService {
  getFieldSize(type: string): { readonly default: number };
}

const servicesOf = (strapi: Core.Strapi) => {
  const manager = strapi.plugin('content-manager');
  return {
    contentTypes: manager.service('content-types') as ContentTypesService,
    components: manager.service('components') as ComponentsService,
    sizes: manager.service('field-sizes') as FieldSizesService,
  };
};

const writeForm = async (
  strapi: Core.Strapi,
  uid: string,
  form: PanelForm,
  before: Written | undefined,
): Promise<Written | undefined> => {
  const { contentTypes, components, sizes } = servicesOf(strapi);
  const type = contentTypes.findContentType(uid);
  const model = type ?? components.findComponent(uid);
  if (!model) return before;
  const service = type ? contentTypes : components;
  const sizeOf = (attribute: { type: string }) => sizes.getFieldSize(attribute.type).default;

  const { settings, metadatas, layouts } = await service.findConfiguration(model);
  const stored = { settings, metadatas, layouts };
  const { changes, written } = valuesToWrite({
    stored,
    generated: generatedValues(model, sizeOf),
    declared: declaredValues(form, model, sizeOf),
    written: before,
    attributes: Object.keys(model.attributes),
  });
  if (Object.keys(changes).length > 0)
    await service.updateConfiguration(model, withValues(stored, changes));
  return written;
};

const writeForms = async (strapi: Core.Strapi) => {
  const store = strapi.store({ type: 'api', name: 'panel_forms' });
  const key = 'written';
  const before = ((await store.get({ key })) ?? {}) as Record<string, Written>;
  const after: Record<string, Written> = {};
  for (const [uid, form] of Object.entries(PANEL_FORMS)) {
    const written = await writeForm(strapi, uid, form, before[uid]);
    if (written) after[uid] = written;
  }
  await store.set({ key, value: after });
};

/**
 * Writes the labels, help and lists of `PANEL_FORMS` into the content manager's configuration.
 * Keeps what the owner has changed in the panel (see `values-to-write.ts`). Must be called in
 * `bootstrap`, after Strapi has generated the configurations.
 *
 * On PostgreSQL a lock makes other processes that start at the same time wait.
 */
export const writePanelForms = async (strapi: Core.Strapi): Promise<void> => {
  await strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres')
      await trx.raw("select pg_advisory_xact_lock(hashtext('panel forms'))");
    await writeForms(strapi);
  });
};
