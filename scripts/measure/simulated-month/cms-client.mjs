/** @typedef {{ status: number, body: any }} CmsAnswer */

const PANEL = {
  products: '/content-manager/collection-types/api::product.product',
  blogs: '/content-manager/collection-types/api::blog.blog',
};

/**
 * Sends a request to a CMS and returns its response, whatever its status.
 * @param {string} url
 * @param {{ as: string, method?: string, data?: object | FormData }} what
 * @returns {Promise<CmsAnswer>}
 */
async function ask(url, { as, method = 'GET', data }) {
  const isForm = data instanceof FormData;
  const answer = await fetch(url, {
    method,
    headers: {
      ...(as !== '' && { Authorization: `Bearer ${as}` }),
      ...(data !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(data !== undefined && { body: isForm ? data : JSON.stringify(data) }),
  });
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

/**
 * Returns functions for the actions of an editor in a CMS. Each resolves with the CMS's response; a
 * 2xx status acknowledges the action.
 * @param {{ url: string, writeToken: string }} cms
 * @param {{ ADMIN_EMAIL: string, ADMIN_PASSWORD: string }} administrator
 */
export function cmsClient({ url, writeToken }, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }) {
  /** @type {Promise<string> | undefined} */
  let session;
  const logIn = async () => {
    const { status, body } = await ask(`${url}/admin/login`, {
      as: '',
      method: 'POST',
      data: { email, password },
    });
    if (status !== 200) throw new Error(`The administrator could not log in (${status}).`);
    return String(body.data.token);
  };
  /** @param {string} path @param {string} method @param {object | FormData} [data] */
  const api = (path, method, data) =>
    ask(`${url}/api/${path}`, { as: writeToken, method, ...(data && { data }) });

  return {
    /** @param {string} path */
    read: (path) => api(path, 'GET'),
    /** @param {string} list @param {object} data */
    create: (list, data) => api(list, 'POST', { data }),
    /**
     * @param {string} list @param {string} id @param {object} data @param {'draft' | 'published'}
     * [status]
     */
    change: (list, id, data, status = 'published') =>
      api(`${list}/${id}?status=${status}`, 'PUT', { data }),
    /** @param {string} list @param {string} id */
    remove: (list, id) => api(`${list}/${id}`, 'DELETE'),
    /**
     * Publishes or unpublishes a document, as the button in Strapi's admin panel does.
     * @param {'products' | 'blogs'} list
     * @param {string} id
     * @param {'publish' | 'unpublish'} what
     */
    async runAction(list, id, what) {
      session ??= logIn();
      return ask(`${url}${PANEL[list]}/${id}/actions/${what}`, {
        as: await session,
        method: 'POST',
        data: {},
      });
    },
    /** @param {import('./generated-pictures.mjs').PictureFile} picture */
    upload({ name, type, bytes }) {
      const form = new FormData();
      form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
      return api('upload', 'POST', form);
    },
    /** @param {number} id @param {object} fileInfo */
    describe(id, fileInfo) {
      const form = new FormData();
      form.append('fileInfo', JSON.stringify(fileInfo));
      return api(`upload?id=${id}`, 'POST', form);
    },
    /** Returns every stored enquiry. @returns {Promise<readonly { email: string }[]>} */
    async enquiries() {
      const stored = [];
      for (let page = 1; ; page += 1) {
        const at = `enquiries?pagination[page]=${page}&pagination[pageSize]=100`;
        const { status, body } = await api(at, 'GET');
        if (status !== 200) throw new Error(`The enquiries could not be read (${status}).`);
        stored.push(...body.data);
        if (page >= body.meta.pagination.pageCount) return stored;
      }
    },
  };
}
