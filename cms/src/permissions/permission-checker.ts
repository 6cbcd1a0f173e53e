import type { Core } from '@strapi/strapi';

type Check = (entity?: unknown, field?: string) => boolean;
type Checks = Readonly<Record<'read' | 'create' | 'update' | 'delete' | 'publish', Check>>;

/**
 * The parts that we use of the content manager's permission checker, which has no exported type.
 */
interface PermissionChecker {
  readonly can: Checks;
  readonly cannot: Checks;
  readonly sanitizedQuery: { read<Query extends object>(query: Query): Promise<Query> };
  sanitizeOutput<Entry extends object>(entry: Entry): Promise<Entry>;
  sanitizeCreateInput(data: object): Promise<object>;
  sanitizeUpdateInput(entity: unknown): (data: object) => Promise<object>;
}

/** Returns the content manager's own checker of a panel user's rights on one content type. */
export const permissionChecker = (
  strapi: Core.Strapi,
  model: string,
  userAbility: unknown,
): PermissionChecker =>
  strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model });
