import { describe, expect, it } from 'vitest';
import { changeNotifier } from '../../../cms/dist/src/health/watch-health';

const FULL = [{ sentence: 'Enquiries cannot be stored.', reason: 'the disk is full' }];

/** The parts of Strapi that the notifier uses, and everything that it was told. */
function aStrapi({ notifyTo = 'owner@example.com', send = async () => {} } = {}) {
  const told = { errors: [], infos: [], mails: [] };
  const email = {
    send: async (mail) => {
      told.mails.push(mail);
      await send();
    },
  };
  const strapi = {
    config: { get: () => ({ notifyTo }) },
    log: { error: (line) => told.errors.push(line), info: (line) => told.infos.push(line) },
    plugin: () => ({ service: () => email }),
  };
  return { strapi, told };
}

describe('a change in the health of the CMS', () => {
  it('is logged with its reason and mailed once, and so is its end', async () => {
    const { strapi, told } = aStrapi();
    const notify = changeNotifier(strapi);
    await notify([]);
    expect(told).toEqual({ errors: [], infos: [], mails: [] });

    await notify(FULL);
    await notify(FULL);
    expect(told.errors).toEqual(['Enquiries cannot be stored. the disk is full']);
    const to = 'owner@example.com';
    const failure = { to, subject: 'The CMS cannot store what it is sent', text: FULL[0].sentence };
    expect(told.mails).toEqual([failure]);

    await notify([]);
    const text = 'Everything can be stored again.';
    expect(told.infos).toEqual([text]);
    expect(told.mails).toEqual([failure, { to, subject: 'The CMS stores again', text }]);
  });

  it('is mailed again when something else fails', async () => {
    const { strapi, told } = aStrapi();
    const notify = changeNotifier(strapi);
    await notify(FULL);
    await notify([...FULL, { sentence: 'Pictures cannot be stored.', reason: 'the disk is full' }]);
    expect(told.mails.map(({ text }) => text)).toEqual([
      'Enquiries cannot be stored.',
      'Enquiries cannot be stored.\nPictures cannot be stored.',
    ]);
  });

  it('is logged alone where no address is configured', async () => {
    const { strapi, told } = aStrapi({ notifyTo: '' });
    await changeNotifier(strapi)(FULL);
    expect(told.errors).toHaveLength(1);
    expect(told.mails).toEqual([]);
  });

  it('rejects when no e-mail can be sent, after it was logged', async () => {
    const { strapi, told } = aStrapi({ send: () => Promise.reject(new Error('no mail server')) });
    await expect(changeNotifier(strapi)(FULL)).rejects.toThrow('no mail server');
    expect(told.errors).toHaveLength(1);
  });
});
