/** Stand in drafts alone: whoever finds them anywhere else has found a leak. */
export const DRAFT_WORDS = 'Unpublished qumqum';

/**
 * Gives a seeded CMS drafts: edits of a published product and post, and one of each that never was
 * published. Answers their document ids.
 *
 * @param {{ url: string, writeToken: string }} cms
 */
export async function makeDrafts({ url, writeToken }) {
  /**
   * @param {string} path
   * @param {{ method?: string, data?: object }} [write]
   */
  const ask = async (path, { method = 'GET', data } = {}) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${writeToken}` },
      body: data ? JSON.stringify({ data }) : null,
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()).data;
  };

  /**
   * @param {string} list
   * @param {object} data
   */
  const draftsOf = async (list, data) => {
    const [{ documentId: edited }] = await ask(`${list}?pagination[pageSize]=1`);
    await ask(`${list}/${edited}?status=draft`, { method: 'PUT', data });
    const { documentId: unborn } = await ask(`${list}?status=draft`, { method: 'POST', data });
    return { edited, unborn };
  };

  const Description = `${DRAFT_WORDS}, described.`;
  const Body = [{ __component: 'blog-body.text', body: `${DRAFT_WORDS}, at length.` }];
  return {
    product: await draftsOf('products', { Title: `${DRAFT_WORDS} oil`, Description, Price: 9 }),
    post: await draftsOf('blogs', { Title: `${DRAFT_WORDS} post`, Description, Body }),
  };
}
