import type { Core } from '@strapi/strapi';
import { readRecord, writeRecord } from './records';

interface Provider {
  send(mail: unknown): Promise<unknown>;
  /** Rejects when the mail server cannot be used. */
  verify?(): Promise<unknown>;
}

const NOTHING = { sentAt: null, failedAt: null, reason: '' };

/**
 * Records for each e-mail whether the mail server accepted it, and when the server cannot be used.
 * Every e-mail of the CMS is sent by this provider, so that any of them shows that the settings
 * work. A failure to record changes nothing for the sender.
 */
export const recordMail = (strapi: Core.Strapi) => {
  const provider = strapi.plugin('email').provider as Provider;
  const send = provider.send.bind(provider);
  const verify = provider.verify?.bind(provider);

  const record = async (outcome: { sentAt: string } | { failedAt: string; reason: string }) => {
    const before = (await readRecord(strapi, 'mail')) ?? NOTHING;
    await writeRecord(strapi, 'mail', { ...before, ...outcome });
  };
  const recorded = (outcome: Parameters<typeof record>[0]) =>
    record(outcome).catch((error) => strapi.log.warn(`Not recorded: ${error.message}`));

  const orRecorded = async (work: () => Promise<unknown>) => {
    try {
      return await work();
    } catch (error) {
      await recorded({ failedAt: new Date().toISOString(), reason: (error as Error).message });
      throw error;
    }
  };

  provider.send = (mail) =>
    orRecorded(async () => {
      const answer = await send(mail);
      await recorded({ sentAt: new Date().toISOString() });
      return answer;
    });
  if (verify) provider.verify = () => orRecorded(verify);
};
