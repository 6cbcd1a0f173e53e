/**
 * Downloads a file. Rejects if the host answers with another status than 200, or if the file has
 * more than `bytes` bytes. Follows no redirect, because the CMS gives the address of the file
 * itself.
 */
export async function downloadFile(url: string, bytes: number): Promise<Uint8Array> {
  const response = await fetch(url, { redirect: 'manual' });
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
  const file = new Uint8Array(bytes);
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || value === undefined) return file.slice(0, length);
    if (length + value.length > bytes) {
      await reader?.cancel();
      throw new Error(`${url} has more than ${bytes} bytes`);
    }
    file.set(value, length);
    length += value.length;
  }
}
