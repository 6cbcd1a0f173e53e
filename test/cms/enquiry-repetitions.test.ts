import { describe, expect, it } from 'vitest';
import { anEnquiry, fieldsAtFault, post, someone, storedFrom } from './an-enquiry';

describe('an enquiry sent again with its key', () => {
  it('an enquiry sent again with its key gets the same acknowledgement and is stored once', async () => {
    const email = someone();
    const data = anEnquiry({ email });
    const first = await post(data);
    const again = await post({ ...data, name: ` ${data.name} ` });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await storedFrom(email)).toHaveLength(1);
  });

  it('an enquiry sent again with its key is stored once when many arrive at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = someone();
      const data = anEnquiry({ email });
      const answers = await Promise.all(Array.from({ length: 12 }, () => post(data)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await storedFrom(email)).toHaveLength(1);
    }
  });

  it('an enquiry sent again with its key is refused with other content, and the first stays', async () => {
    const email = someone();
    const data = anEnquiry({ email });
    await post(data);
    const { status, body } = await post({ ...data, message: 'And how much is the postage?' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ data: null, error: { status: 409, name: 'ConflictError' } });
    expect(fieldsAtFault(body)).toEqual(['key']);
    expect(await storedFrom(email)).toMatchObject([{ message: data.message }]);
  });

  it('an enquiry sent again with its key is not lost silently when other content arrives at the same moment', async () => {
    const email = someone();
    const data = anEnquiry({ email });
    const answers = await Promise.all([
      post(data),
      post({ ...data, message: 'And how much is the postage?' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await storedFrom(email)).toHaveLength(1);
  });
});
