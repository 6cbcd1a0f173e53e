/**
 * Words that only the drafts contain. A page or response for visitors that contains them has leaked
 * a draft.
 */
export const DRAFT_WORDS = 'Unpublished qumqum';

/**
 * Adds drafts to a seeded CMS: an unpublished edit of a published product and of a published post,
 * and a product and a post that were never published. Returns the documentIds of all four.
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
