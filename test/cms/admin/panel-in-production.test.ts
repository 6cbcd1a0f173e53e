import { describe, expect, it } from 'vitest';
import { administrator } from '../administrator';
import { ask } from '../cms-under-test';

interface Shown {
  readonly uid: string;
  readonly isDisplayed: boolean;
}

describe('the panel in production', () => {
  it('the panel in production lists the content types of the site, and not User', async () => {
    const { body } = await ask('/content-manager/init', { as: administrator() });
    const { contentTypes } = (body as { data: { contentTypes: Shown[] } }).data;
    const displayed = contentTypes.filter((type) => type.isDisplayed).map(({ uid }) => uid);
    expect(displayed).not.toContain('plugin::users-permissions.user');
    expect(displayed).toContain('api::product.product');
  });

  it('the panel in production gives an administrator no right to the marketplace and the content-type builder', async () => {
    const { body } = await ask('/admin/users/me/permissions', { as: administrator() });
    const held = (body as { data: { action: string }[] }).data.map(({ action }) => action);
    expect(held).toContain('admin::users.read');
    expect(held.filter((action) => /marketplace|content-type-builder/u.test(action))).toEqual([]);
  });

  it('the panel in production advertises nothing, and sends Strapi nothing about its use', async () => {
    const { body } = await ask('/admin/project-type', { as: administrator() });
    const { isEE, flags } = (body as { data: { isEE: boolean; flags: object } }).data;
    expect({ isEE, flags }).toEqual({
      isEE: false,
      flags: { nps: false, promoteEE: false, docLinks: false },
    });
    // `uuid` identifies an installation to Strapi's telemetry; without it, the panel sends none.
    expect((await ask('/admin/init')).body).toMatchObject({ data: { uuid: false } });
  });
});
