import { describe, expect, it } from 'vitest';
import { changeNotifier } from '../../../cms/dist/src/health-checks/watch-health';

const FULL = [{ sentence: 'Enquiries cannot be stored.', reason: 'the disk is full' }];

/**
 * Returns a fake of the parts of Strapi that the notifier uses, and a record of the log lines and
 * e-mails that the notifier produces.
 */
function aStrapi({ notifyTo = 'owner@example.com', send = async () => {} } = {}) {
  const recorded = { errors: [], infos: [], mails: [] };
  const email = {
    send: async (mail) => {
      recorded.mails.push(mail);
      await send();
    },
  };
  const strapi = {
    config: { get: () => ({ notifyTo }) },
    log: { error: (line) => recorded.errors.push(line), info: (line) => recorded.infos.push(line) },
    plugin: () => ({ service: () => email }),
  };
  return { strapi, recorded };
}

describe('a change in the health of the CMS', () => {
  it('is logged with its reason and mailed once, when it begins and when it ends', async () => {
    const { strapi, recorded } = aStrapi();
    const notify = changeNotifier(strapi);
    await notify([]);
    expect(recorded).toEqual({ errors: [], infos: [], mails: [] });

    await notify(FULL);
    await notify(FULL);
    expect(recorded.errors).toEqual(['Enquiries cannot be stored. the disk is full']);
    const to = 'owner@example.com';
    const failure = { to, subject: 'The CMS cannot store what it is sent', text: FULL[0].sentence };
    expect(recorded.mails).toEqual([failure]);

    await notify([]);
    const text = 'Everything can be stored again.';
    expect(recorded.infos).toEqual([text]);
    expect(recorded.mails).toEqual([failure, { to, subject: 'The CMS stores again', text }]);
  });

  it('is mailed again when something else fails', async () => {
    const { strapi, recorded } = aStrapi();
    const notify = changeNotifier(strapi);
    await notify(FULL);
    await notify([...FULL, { sentence: 'Pictures cannot be stored.', reason: 'the disk is full' }]);
    expect(recorded.mails.map(({ text }) => text)).toEqual([
      'Enquiries cannot be stored.',
      'Enquiries cannot be stored.\nPictures cannot be stored.',
    ]);
  });

  it('is logged but not mailed when no address is configured', async () => {
    const { strapi, recorded } = aStrapi({ notifyTo: '' });
    await changeNotifier(strapi)(FULL);
    expect(recorded.errors).toHaveLength(1);
    expect(recorded.mails).toEqual([]);
  });

  it('is logged before the notifier rejects because no e-mail can be sent', async () => {
    const { strapi, recorded } = aStrapi({
      send: () => Promise.reject(new Error('no mail server')),
    });
    await expect(changeNotifier(strapi)(FULL)).rejects.toThrow('no mail server');
    expect(recorded.errors).toHaveLength(1);
  });
});
