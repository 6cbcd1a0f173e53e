import * as v from 'valibot';
import { ask } from './cms-under-test';

const WHO = { email: 'hodan@example.com', password: 'Frankincense-2025' };
const Session = v.object({ data: v.object({ token: v.string() }) });

/** The bearer header of the administrator of the CMS under test, who is made when there is none yet. */
export async function administrator(): Promise<{ readonly Authorization: string }> {
  const registered = await ask('/admin/register-admin', {
    body: JSON.stringify({ ...WHO, firstname: 'Hodan', lastname: 'Ali' }),
  });
  const { body } =
    registered.status === 200
      ? registered
      : await ask('/admin/login', { body: JSON.stringify(WHO) });
  return { Authorization: `Bearer ${v.parse(Session, body).data.token}` };
}
