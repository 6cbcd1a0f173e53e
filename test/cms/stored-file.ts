import * as v from 'valibot';

/** Schema of a stored file in a response of the CMS. */
export const Stored = v.object({
  id: v.number(),
  name: v.string(),
  url: v.string(),
  ext: v.string(),
  mime: v.string(),
});
export type Stored = v.InferOutput<typeof Stored>;
export const firstOf = (body: unknown): Stored => v.parse(v.array(Stored), body)[0] as Stored;

/** Returns a form with one file, as the panel and the API accept it. */
export const formWith = (content: Buffer, declared: string, name: string, fileInfo?: object) => {
  const made = new FormData();
  made.append('files', new Blob([new Uint8Array(content)], { type: declared }), name);
  if (fileInfo) made.append('fileInfo', JSON.stringify(fileInfo));
  return made;
};
